import { Suspense, useEffect, useState } from 'react';
import { askBy } from '#web/lib/session/confirm-again.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';

interface Asked {
  onDone(confirmed: boolean): void;
}

const ConfirmAgainDialog = lazyPart(() => import('./confirm-again-dialog.tsx'), Unasked);

/** Asks the user to confirm their identity when any page's call requires it; only then is the dialog loaded. */
export function ConfirmAgain() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      askBy(
        () =>
          new Promise((resolve) => {
            setAsked({
              onDone(confirmed) {
                setAsked(undefined);
                resolve(confirmed);
              },
            });
          }),
      ),
    [],
  );
  return (
    asked && (
      <Suspense>
        <ConfirmAgainDialog {...asked} />
      </Suspense>
    )
  );
}

/** If the dialog fails to load, the call stays refused. */
function Unasked({ onDone }: Asked) {
  useEffect(() => onDone(false), [onDone]);
  return null;
}
