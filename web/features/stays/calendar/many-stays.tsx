import { useState } from 'react';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import type { HostStay } from '../stay-calls.ts';
import type { CalendarShown } from './calendar-address.ts';
import { HeldCard } from './held-card.tsx';
import { heldName } from './held-look.ts';
import { ImportedCard } from './imported-card.tsx';
import type { TakenNights } from './nights.ts';
import { StaysTimeline } from './stays-timeline.tsx';
import { useCalendarWrites } from './use-calendar-writes.ts';

interface Props {
  stays: readonly HostStay[];
  shown: CalendarShown;
  today: CalendarDate;
}

/** A month of several stays, or of the units of one; what holds nights opens in a sheet. */
export function ManyStays({ stays, shown, today }: Props) {
  const [opened, setOpened] = useState<{ stay: HostStay; held: TakenNights }>();
  const close = () => setOpened(undefined);
  return (
    <>
      <StaysTimeline
        key={shown.month}
        stays={stays}
        shown={shown}
        today={today}
        onOpen={(stay, held) => setOpened({ stay, held })}
      />
      <Sheet
        open={opened !== undefined}
        title={opened ? heldName(opened.held) : ''}
        onClose={close}
      >
        {opened && <Opened {...opened} today={today} onDone={close} />}
      </Sheet>
    </>
  );
}

interface OpenedProps {
  stay: HostStay;
  held: TakenNights;
  today: CalendarDate;
  onDone(): void;
}

function Opened({ stay, held, today, onDone }: OpenedProps) {
  const { open, unblock } = useCalendarWrites(stay, today);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold wrap-anywhere">{stay.name}</p>
      {held.kind === 'imported' ? (
        <ImportedCard stay={stay} nights={held} />
      ) : (
        <HeldCard
          held={held}
          today={today}
          onOpen={async (block, opened) => {
            await open(block, opened);
            onDone();
          }}
          onUnblock={async (block) => {
            await unblock(block);
            onDone();
          }}
        />
      )}
    </div>
  );
}
