import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface Props {
  /** Some files no longer exist. */
  lost: boolean;
  onStartOver(): void;
}

/** Says that the form was restored from an earlier visit. */
export function RestoredNotice({ lost, onStartOver }: Props) {
  return (
    <Notice tone="info">
      <p>
        We restored what you typed and chose last time on this device.
        {lost && ' Some files are missing. Please choose them again.'}
      </p>
      <Button variant="link" onClick={onStartOver}>
        Start over
      </Button>
    </Notice>
  );
}
