import { Suspense } from 'react';
import { calendarMessages } from '#domain/bookings/calendar-messages.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ChosenDays, DayRules } from './choose-days.ts';
import type { TakenDates } from './taken-dates.ts';

// The fields work on their own: if the calendar fails to load, there is none.
const StayCalendar = lazyPart(() => import('./stay-calendar.tsx'), Nothing);

interface Props {
  chosen: ChosenDays;
  /** Undefined while loading. */
  taken: TakenDates | undefined;
  rules: Omit<DayRules, 'taken'>;
  disabled?: boolean;
  /** A day whose month to turn to. */
  turnTo?: Date | undefined;
  onChoose(chosen: ChosenDays): void;
}

/** A stay's free and taken days by month, with their key; choosing two makes a stay. */
export function CalendarCard({ taken, rules, disabled = false, ...rest }: Props) {
  return (
    <div className="rounded-card border border-line bg-surface p-2 sm:p-4">
      {taken ? (
        <Suspense fallback={<CalendarSkeleton />}>
          <StayCalendar {...rest} rules={{ ...rules, taken }} disabled={disabled} />
        </Suspense>
      ) : (
        <CalendarSkeleton />
      )}
      <CalendarKey taken={taken} />
    </div>
  );
}

/** As high as a month of six weeks. */
const CalendarSkeleton = () => <Skeleton className="h-86 rounded-control" />;

/** The calendar's legend; screen readers get the same from each day. */
function CalendarKey({ taken }: { taken: TakenDates | undefined }) {
  return (
    <ul
      aria-hidden
      className="mt-2 flex flex-wrap gap-x-5 gap-y-2 border-line border-t px-2 pt-3 text-sm text-muted"
    >
      <Key mark="border-2 border-primary font-bold" text={calendarMessages.todayKey} />
      <Key mark="font-medium text-ink" text={calendarMessages.freeKey} />
      <Key mark="bg-sunken line-through decoration-closed" text={calendarMessages.takenKey} />
      {taken && taken.own.length > 0 && (
        <Key mark="bg-gold/20 font-medium text-ink" text={calendarMessages.ownKey} />
      )}
    </ul>
  );
}

/** A day as the calendar draws it, with its meaning. */
const Key = ({ mark, text }: { mark: string; text: string }) => (
  <li className="flex items-center gap-2">
    <span className={cx('figures grid size-7 place-items-center rounded-small text-xs', mark)}>
      12
    </span>
    {text}
  </li>
);
