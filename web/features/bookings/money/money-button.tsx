import { lazy, Suspense, useState } from 'react';
import { paymentMessages } from '#domain/payments/messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { Side } from './money-calls.ts';

const MoneySheet = lazy(() => import('./money-sheet.tsx'));

interface Props {
  /** The id of the stay. */
  id: string;
  side: Side;
  /** The id of the stay's name. */
  nameId: string;
}

/** Opens the money of a stay; its code is loaded with the first. */
export function MoneyButton({ id, side, nameId }: Props) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const title = side === 'host' ? paymentMessages.money : paymentMessages.guestsMoney;
  return (
    <>
      <Button variant="secondary" onClick={() => setState('open')} aria-describedby={nameId}>
        {title}
      </Button>
      {state !== 'new' && (
        <Suspense fallback={null}>
          <MoneySheet
            id={id}
            side={side}
            title={title}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
