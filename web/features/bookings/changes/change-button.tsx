import { Suspense, useState } from 'react';
import { changeMessages as said } from '#domain/bookings/change-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';

const ChangeSheet = lazyPart(() => import('./change-sheet.tsx'), Nothing);

/** Opens the form with which a host offers other dates. */
export function ChangeButton({ stay, nameId }: { stay: HostedStay; nameId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-describedby={nameId} onClick={() => setOpened(true)}>
        {said.open}
      </Button>
      {opened && (
        <Suspense>
          <ChangeSheet stay={stay} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
