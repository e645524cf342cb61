import Share2 from 'lucide-react/icons/share-2';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { BrandMark } from './brand-mark.tsx';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** Goes with the address: name and price. */
  text: string;
  /** The listing's absolute address. */
  url: string;
}

const LOOK = { variant: 'secondary', className: 'px-3 font-medium' } as const;

/** Shares a listing: by WhatsApp first, as a link, or by the system's own dialog. Put it in an ActionRow. */
export function Share({ text, url }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass(LOOK)}
      >
        <BrandMark name="whatsapp" className="size-4.5 shrink-0" />
        Share on WhatsApp
      </a>
      <CopyButton url={url} />
      {hydrated && 'share' in navigator && (
        <Button
          {...LOOK}
          aria-label="More ways to share"
          title="More ways to share"
          // Closing the system's dialog is a change of mind: nothing to report.
          onClick={() => navigator.share({ title: text, url }).catch(() => {})}
        >
          <Icon of={Share2} size={18} />
        </Button>
      )}
    </>
  );
}
