import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { noteMessages } from '#domain/favourites/page-messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NoteForm } from './note-form.tsx';

/** The note on a kept listing, and a button to write one. */
export function Note({ favourite }: { favourite: Favourite }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { name, note } = favourite;
  const close = () => {
    setOpen(false);
    // The button replaces the form, once it is there.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen) {
    return (
      <div className="basis-full">
        <NoteForm favourite={favourite} onClose={close} />
      </div>
    );
  }
  const label = note ? noteMessages.edit : noteMessages.add;
  return (
    <div className={cx('flex flex-col items-start', note && 'basis-full')}>
      {note && <p className="px-1 pt-2 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      <Button
        ref={opener}
        variant="quiet"
        className={note ? '-ml-2 px-3' : '-mr-3 px-3'}
        aria-label={`${label}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Icon of={Pencil} size={16} />
        {label}
      </Button>
    </div>
  );
}
