import Trash2 from 'lucide-react/icons/trash';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OwnListing } from './own-kind.ts';

interface Props {
  label: string;
  listing: OwnListing;
  onClick(): void;
}

/** Asks to delete a listing; names it for people who do not see its card. */
export function DeleteButton({ label, listing: { _id: id, name }, onClick }: Props) {
  return (
    <>
      <Button
        variant="quiet-danger"
        onClick={onClick}
        aria-describedby={`name-${id}`}
        className="px-3 max-lg:grow lg:ml-auto"
      >
        <Icon of={Trash2} size={18} className="shrink-0" />
        {label}
      </Button>
      <span id={`name-${id}`} hidden>
        {name}
      </span>
    </>
  );
}
