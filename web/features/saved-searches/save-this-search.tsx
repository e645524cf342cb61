import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { saveSearchMessages } from '#domain/saved-searches/save-messages.ts';
import { SAVE_SEARCH_HASH } from '#web/lib/save-search-hash.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import type { SearchToSave } from './search-to-save.ts';

const SaveDialog = lazyPart(
  async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }),
  Nothing,
);

/** Offers to save the search in the address; the dialog is loaded with the first press. */
export function SaveThisSearch(search: SearchToSave) {
  const [open, setOpen] = useState(false);
  const { hash } = useLocation();
  // After signing up, the dialog opens again.
  useEffect(() => {
    if (hash === SAVE_SEARCH_HASH) setOpen(true);
  }, [hash]);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {saveSearchMessages.title}
      </Button>
      {open && (
        <Suspense>
          <SaveDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
