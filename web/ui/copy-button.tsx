import Link2 from 'lucide-react/icons/link-2';
import { shareMessages } from '#domain/site/share-messages.ts';
import { COPIES, copyText } from '#web/lib/copy-text.ts';
import { Button } from './button.tsx';
import { toast } from './dialogs/toast.ts';
import { Icon } from './icon.tsx';

interface Props {
  /** What it copies: an absolute address. */
  url: string;
  /** Names it where there are several. */
  'aria-describedby'?: string;
}

/** Copies an address, and says so. */
export function CopyButton({ url, ...rest }: Props) {
  return (
    <Button
      variant="secondary"
      className="px-3 font-medium"
      {...rest}
      {...{ [COPIES]: url }}
      onClick={({ currentTarget }) => copy(currentTarget, url)}
    >
      <Icon of={Link2} size={18} />
      <span className="unless-copied">{shareMessages.copy}</span>
      <span className="if-copied">{shareMessages.copiedShort}</span>
    </Button>
  );
}

async function copy(button: Element, url: string): Promise<void> {
  try {
    await copyText(button, url);
    toast.success(shareMessages.copied);
  } catch {
    toast.error(shareMessages.notCopied);
  }
}
