import { useState } from 'react';
import { lastCheckIn } from '#domain/bookings/bookable-dates.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { addMonths, type CalendarDate, compare, formatDate } from '#domain/values/calendar-date.ts';
import { cx } from '#web/ui/cx.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { dateOf } from '../calendar-day.ts';
import type { TakenDates } from '../taken-dates.ts';
import { type MonthOfNights, monthsOfNights, sayFree } from './months-of-nights.ts';

interface Props {
  taken: TakenDates;
  today: CalendarDate;
  limits: BookingLimits;
  rules: StayRules | null;
  /** Turns the calendar to a month. */
  onMonth(first: Date): void;
}

/** A year of free nights at a glance, folded away; a month's name turns the calendar to it. */
export function YearOfNights({ taken, today, limits, rules, onMonth }: Props) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Fold
      title={stayGuestMessages.year}
      onOpen={() => setOpened(true)}
      className="rounded-card border border-line bg-surface px-4"
    >
      {isOpened && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-5 gap-y-4 pt-1 pb-5">
          {monthsOfNights(today, lastNight(today, limits, rules), taken).map((month) => (
            <Month key={month.first} month={month} onShow={() => onMonth(dateOf(month.first))} />
          ))}
        </ol>
      )}
    </Fold>
  );
}

/** The last night on which a stay may begin: by the site's limit or the host's own. */
function lastNight(today: CalendarDate, limits: BookingLimits, rules: StayRules | null) {
  const [sites, hosts] = [
    lastCheckIn(today, limits),
    addMonths(today, rules?.monthsAhead ?? limits.maxMonthsAhead),
  ];
  return compare(hosts, sites) < 0 ? hosts : sites;
}

const LOOK = {
  free: 'bg-primary-soft font-medium',
  taken: 'bg-sunken text-muted line-through decoration-closed',
  closed: 'text-muted',
} as const;

function Month({ month, onShow }: { month: MonthOfNights; onShow(): void }) {
  const { first, before, nights } = month;
  const name = formatDate(first).replace(/^\d+ /, '');
  const free = sayFree(month);
  const open = nights.filter(({ state }) => state !== 'closed');
  const count = open.filter(({ state }) => state === 'free').length;
  return (
    <li>
      <button
        type="button"
        onClick={onShow}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-2 text-left hover:text-primary"
      >
        <span className="font-semibold text-sm">
          <span className="sr-only">{stayGuestMessages.show}</span> {name}
        </span>
        <span className="figures text-muted text-xs">
          {open.length > 0 && stayGuestMessages.freeOf(count, open.length)}
        </span>
      </button>
      <p className="sr-only">
        {free ? stayGuestMessages.freeNights(free) : stayGuestMessages.noneFree}
      </p>
      <div aria-hidden className="figures grid grid-cols-7 gap-px text-center text-[0.625rem]">
        {nights.map(({ day, state }, at) => (
          <span
            key={day}
            style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
            className={cx('rounded-[2px] py-0.5', LOOK[state])}
          >
            {at + 1}
          </span>
        ))}
      </div>
    </li>
  );
}
