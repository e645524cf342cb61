import Download from 'lucide-react/icons/download';
import { videoMessages } from '#domain/media/video-messages.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

interface Props {
  url: string;
  /** Name of the filmed place or vehicle. */
  name: string;
  className?: string;
}

/** Covers the picture of a video that the browser cannot play, with another way to watch it. */
export function UnplayableVideo({ url, name, className }: Props) {
  return (
    <div
      role="alert"
      className={cx(
        'absolute inset-0 z-2 flex flex-col items-center justify-center gap-1 bg-scrim/80 p-3 text-center text-sm text-on-scrim',
        className,
      )}
    >
      <p>{videoMessages.unplayable}</p>
      <a
        href={url}
        download
        aria-label={`${videoMessages.download} of ${name}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 focus-visible:outline-on-scrim"
      >
        <Icon of={Download} size={18} />
        {videoMessages.download}
      </a>
    </div>
  );
}
