import { Link } from 'react-router';
import { unsentMessages } from '#domain/offline/messages.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { takeBack } from '#web/lib/unsent/unsent.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface Props {
  unsent: readonly Unsent[];
  /** Puts a withdrawn item back into its form; without this, the item names its page, and can only be deleted. */
  onEdit?: (unsent: Unsent) => void;
}

/** Items written offline that are waiting or were refused: none is lost until its author says so. */
export function UnsentList({ unsent, onEdit }: Props) {
  if (unsent.length === 0) return null;
  return (
    <ul aria-label={unsentMessages.title} className="flex flex-col gap-3">
      {unsent.map((one) => (
        <li key={one.key} className="rounded-card border border-line bg-surface p-4">
          {!onEdit && (
            <Link to={one.about.path} className="font-semibold text-primary hover:underline">
              {one.about.name}
            </Link>
          )}
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{one.text}</p>
          <Notice tone={one.refusal ? 'error' : 'info'} className="mt-3">
            {one.refusal ?? unsentMessages.waiting}
          </Notice>
          <div className="-ml-3 flex">
            {onEdit && (
              <Button
                variant="quiet"
                className="px-3"
                onClick={() => void takeBack(one, () => onEdit(one))}
              >
                {unsentMessages.edit}
              </Button>
            )}
            <Button variant="quiet" className="px-3" onClick={() => void takeBack(one)}>
              {unsentMessages.discard}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
