import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { hostCalendarMessages, nightsMessages as said } from '#domain/stays/host-messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { useBottomRoom } from '#web/ui/use-bottom-room.ts';
import type { HostStay } from '../stay-calls.ts';
import { type CalendarShown, calendarAddress } from './calendar-address.ts';
import { monthStart } from './calendar-days.ts';
import { ManyStays } from './many-stays.tsx';
import { MonthGrid } from './month-grid.tsx';
import { countNights, type Nights, nightsTaken, takenOn, unitsOf } from './nights.ts';
import { NightsPanel, nightsText } from './nights-panel.tsx';
import { useNightsChoice } from './use-nights-choice.ts';

interface Props {
  stay: HostStay;
  shown: CalendarShown;
  today: CalendarDate;
}

/** A month of one stay, and what a host does with the nights chosen in it: beside it, or in a sheet on a phone. */
export function OneStay({ stay, shown, today }: Props) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLHeadingElement>(null);
  const { month } = shown;
  const isRooms = unitsOf(stay) > 1;

  const choice = useNightsChoice({
    today,
    initial: month === monthStart(today) ? today : month,
    wholeOf(day) {
      const [taken] = isRooms ? [] : takenOn(stay, day);
      return taken && nightsTaken(taken);
    },
    onReach(day) {
      if (monthStart(day) === month) return;
      const to = calendarAddress({ ...shown, month: monthStart(day) });
      navigate(to, { replace: true, preventScrollReset: true });
    },
    onOpen() {
      setOpen(true);
      panel.current?.focus();
    },
  });
  const { nights, clear } = choice;

  const done = () => {
    setOpen(false);
    clear();
    document.querySelector<HTMLElement>(`[data-night="${choice.focused}"]`)?.focus();
  };

  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <MonthGrid stay={stay} month={month} today={today} choice={choice} />
        <p className="text-muted text-sm">{hostCalendarMessages.gridHelp}</p>
        <p role="status" className="sr-only">
          {nights && `${nightsText(nights)}, ${said.chosen(countNights(nights))}`}
        </p>
        {isRooms && (
          <>
            <h3 className="mt-3 text-lg">{hostCalendarMessages.units}</h3>
            <ManyStays stays={[stay]} shown={shown} today={today} />
          </>
        )}
      </div>
      {isWide && (
        <aside className="sticky top-24 rounded-card border border-line bg-surface p-5">
          <h2 ref={panel} tabIndex={-1} className="mb-4 text-lg outline-none">
            {nights ? nightsText(nights) : stay.name}
          </h2>
          {nights ? (
            <NightsPanel stay={stay} nights={nights} today={today} onDone={done} />
          ) : (
            <p className="text-muted">{said.nothingChosen}</p>
          )}
          {!nights && (
            <div className="mt-4">
              <StayLinks id={stay._id} />
            </div>
          )}
        </aside>
      )}
      {!isWide && (
        <>
          <StayLinks id={stay._id} />
          {nights && !isOpen && (
            <ChosenBar nights={nights} onEdit={() => setOpen(true)} onClear={clear} />
          )}
          <Sheet
            open={isOpen && nights !== undefined}
            title={nights ? nightsText(nights) : ''}
            onClose={() => setOpen(false)}
          >
            {nights && <NightsPanel stay={stay} nights={nights} today={today} onDone={done} />}
          </Sheet>
        </>
      )}
    </div>
  );
}

interface BarProps {
  nights: Nights;
  onEdit(): void;
  onClear(): void;
}

/** At the bottom of a phone: the nights chosen, and the way to their panel. */
function ChosenBar({ nights, onEdit, onClear }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomRoom(bar, { isTaken: true, onDesktop: false });
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-col gap-2 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p className="figures text-sm">
        <span className="font-semibold">{said.chosen(countNights(nights))}</span>{' '}
        <span className="text-muted">{nightsText(nights)}</span>
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" onClick={onClear}>
          {said.clear}
        </Button>
        <Button onClick={onEdit} className="grow">
          {said.edit}
        </Button>
      </div>
    </div>
  );
}

/** What else a host sets for a stay. */
const StayLinks = ({ id }: { id: string }) => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={paths.stayRules(id)} variant="secondary">
      {hostCalendarMessages.toRules}
    </ButtonLink>
    <ButtonLink to={paths.stayCalendars(id)} variant="secondary">
      {hostCalendarMessages.toCalendars}
    </ButtonLink>
  </div>
);
