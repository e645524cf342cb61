import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useLocation } from 'react-router';
import { listingUploadMessages } from '#domain/listing-upload-messages.ts';
import type { JustListed } from '#web/lib/lists/just-listed.ts';
import { Icon } from '#web/ui/icon.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

/**
 * Says that a listing is live, or waiting, and links to it and to an upload of another like it. It stays until
 * the user moves on.
 */
export default function JustListedBar({ listed }: { listed: JustListed }) {
  const { pathname, state } = useLocation();
  const { text, path, seeText, copyPath } = listed;
  return (
    <section aria-label="Your upload" className="border-line border-b bg-primary-soft">
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1.5 text-sm">
        <p className="flex min-w-0 items-start gap-2 py-1.5 sm:mr-auto">
          <Icon of={CircleCheck} size={16} className="mt-0.5 shrink-0 text-available" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
        </p>
        {pathname !== path && (
          <Link to={path} state={state} className={LINK}>
            {seeText}
          </Link>
        )}
        <Link to={copyPath} className={LINK}>
          {listingUploadMessages.addAnother}
        </Link>
      </div>
    </section>
  );
}
