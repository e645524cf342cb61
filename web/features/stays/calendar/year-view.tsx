import { Link } from 'react-router';
import { hostCalendarMessages as said } from '#domain/stays/host-messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { cx } from '#web/ui/cx.ts';
import type { HostStay } from '../stay-calls.ts';
import { type CalendarShown, calendarAddress } from './calendar-address.ts';
import { daysOfMonth, monthName, monthsFrom, weekdayIndex, yearStart } from './calendar-days.ts';
import { freeUnits, unitsOf } from './nights.ts';

interface Props {
  stays: readonly HostStay[];
  shown: CalendarShown;
  today: CalendarDate;
}

type Taken = 'free' | 'some' | 'taken';

const LOOK: Readonly<Record<Taken, string>> = {
  free: 'bg-available/15',
  some: 'bg-gold',
  taken: 'bg-primary',
};

/** Twelve months with what is taken of them; each leads to its month. */
export function YearView({ stays, shown, today }: Props) {
  const units = stays.reduce((sum, stay) => sum + unitsOf(stay), 0);
  const keys: [Taken, string][] = [
    ['free', said.yearKeyFree],
    ...(units > 1 ? [['some', said.yearKeySome] as [Taken, string]] : []),
    ['taken', said.yearKeyTaken],
  ];
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {monthsFrom(yearStart(shown.month, today)).map((month) => (
          <li key={month}>
            <SmallMonth stays={stays} units={units} month={month} shown={shown} today={today} />
          </li>
        ))}
      </ul>
      <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-2 text-muted text-sm">
        {keys.map(([taken, text]) => (
          <li key={taken} className="flex items-center gap-2">
            <span className={cx('size-4 rounded-small', LOOK[taken])} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SmallMonth({
  stays,
  units,
  month,
  shown,
  today,
}: Props & { units: number; month: CalendarDate }) {
  const days = daysOfMonth(month).map((day) => {
    const free = stays.reduce((sum, stay) => sum + freeUnits(stay, day), 0);
    return { day, free };
  });
  const taken = days.reduce((sum, { free }) => sum + units - free, 0);
  return (
    <Link
      to={calendarAddress({ ...shown, month, isYear: false })}
      className="group flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-3 hover:border-primary"
    >
      <span className="font-display font-semibold group-hover:text-primary">
        {monthName(month)}
      </span>
      <span aria-hidden className="grid grid-cols-7 gap-0.5">
        {days.map(({ day, free }, at) => (
          <span
            key={day}
            className={cx(
              'aspect-square rounded-small',
              LOOK[free === 0 ? 'taken' : free < units ? 'some' : 'free'],
              day < today && 'opacity-35',
              day === today && 'ring-2 ring-ink',
            )}
            style={at === 0 ? { gridColumnStart: weekdayIndex(day) + 1 } : undefined}
          />
        ))}
      </span>
      <span className="figures mt-auto text-muted text-xs">
        {said.nightsTaken(taken, units * days.length)}
      </span>
    </Link>
  );
}
