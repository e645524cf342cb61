import { useState } from 'react';
import type { OwnKind, OwnListing } from '../own-kind.ts';
import { PauseButton } from '../pause-button.tsx';
import { PausedNote } from '../paused-note.tsx';

/** Above the edit form: whether the listing is in the lists, and a button to change that. */
export function EditPause({ own, listing }: { own: OwnKind; listing: OwnListing }) {
  // The form keeps the listing it started with, and does not render again for this.
  const [shown, setShown] = useState(listing);
  return (
    <div className="mb-6 flex max-w-2xl flex-wrap items-center gap-3">
      <PausedNote listing={shown} />
      <PauseButton kind={own} listing={shown} onChanged={setShown} />
    </div>
  );
}
