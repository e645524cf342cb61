import { Suspense, useEffect, useState } from 'react';
import { askBy } from '#web/lib/confirm-again.ts';
import { lazyPart } from '#web/lib/late-part.ts';

interface Asked {
  onAnswer(confirmed: boolean): void;
}

const ConfirmAgainDialog = lazyPart(() => import('./confirm-again-dialog.tsx'), Unasked);

/** Asks whoever is there to say that it is them, when a call of any page needs that; the dialog comes for nobody else. */
export function ConfirmAgain() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      askBy(
        () =>
          new Promise((resolve) => {
            setAsked({
              onAnswer(confirmed) {
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

/** Where the dialog does not come, the call stays refused. */
function Unasked({ onAnswer }: Asked) {
  useEffect(() => onAnswer(false), [onAnswer]);
  return null;
}
