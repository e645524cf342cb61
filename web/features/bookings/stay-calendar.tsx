import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useState } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { calendarMessages } from '#domain/bookings/calendar-messages.ts';
import { type CalendarDate, formatDay } from '#domain/values/calendar-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { dateOf, dayOf } from './calendar-day.ts';
import {
  type ChosenDays,
  canCheckIn,
  chooseDay,
  type DayRules,
  lastShownDay,
} from './choose-days.ts';
import { isNightOf } from './taken-dates.ts';

interface Props {
  chosen: ChosenDays;
  rules: DayRules;
  disabled: boolean;
  /** A day whose month to turn to. */
  turnTo?: Date | undefined;
  onChoose(chosen: ChosenDays): void;
}

/** A property's days, with taken ones struck out; choosing two makes a stay. */
export default function StayCalendar({
  chosen,
  rules,
  disabled,
  turnTo,
  onChoose,
}: Props): ReactNode {
  const { checkIn, checkOut } = chosen;
  const { today } = rules;
  const [month, setMonth] = useState(() => dateOf(checkIn ?? today));
  // Typed dates are shown too.
  useEffect(() => {
    if (checkIn) setMonth(dateOf(checkIn));
  }, [checkIn]);
  useEffect(() => {
    if (turnTo) setMonth(turnTo);
  }, [turnTo]);

  return (
    <DayPicker
      weekStartsOn={1}
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOf(today)}
      endMonth={dateOf(lastShownDay(rules))}
      today={dateOf(today)}
      navLayout="around"
      disabled={(date) => {
        const day = dayOf(date);
        return disabled || (!chooseDay(day, chosen, rules) && day !== checkIn && day !== checkOut);
      }}
      onDayClick={(date) => {
        const next = chooseDay(dayOf(date), chosen, rules);
        if (next) onChoose(next);
      }}
      modifiers={{
        selected: (date) => [checkIn, checkOut].includes(dayOf(date)),
        between: (date) => isBetween(dayOf(date), chosen),
        first: (date) => dayOf(date) === checkIn && checkOut !== undefined,
        last: (date) => dayOf(date) === checkOut,
        taken: (date) => isNightOf(rules.taken.others, dayOf(date)),
        own: (date) => isNightOf(rules.taken.own, dayOf(date)),
        free: (date) => canCheckIn(dayOf(date), rules),
      }}
      labels={{
        labelDayButton: (date) => labelOf(dayOf(date), chosen, rules),
        labelNext: () => calendarMessages.nextMonth,
        labelPrevious: () => calendarMessages.previousMonth,
      }}
      components={{ Chevron }}
      classNames={LOOK}
      modifiersClassNames={DAY_LOOK}
    />
  );
}

const isBetween = (day: CalendarDate, { checkIn, checkOut }: ChosenDays) =>
  checkIn !== undefined && checkOut !== undefined && checkIn < day && day < checkOut;

/** A day as screen readers say it. */
function labelOf(day: CalendarDate, chosen: ChosenDays, { taken, today }: DayRules): string {
  const states = [
    day === today && calendarMessages.today,
    day === chosen.checkIn && calendarMessages.first,
    day === chosen.checkOut && calendarMessages.last,
    isBetween(day, chosen) && calendarMessages.between,
    isNightOf(taken.others, day) && calendarMessages.taken,
    isNightOf(taken.own, day) && calendarMessages.own,
  ];
  return [formatDay(day), ...states.filter(Boolean)].join(', ');
}

const Chevron = ({ orientation }: ChevronProps) => (
  <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
);

const LOOK = {
  root: 'figures',
  month: 'grid grid-cols-[44px_minmax(0,1fr)_44px] items-center',
  month_caption: 'text-center',
  caption_label: 'font-semibold',
  button_previous:
    'grid size-[44px] place-items-center rounded-control hover:bg-primary-soft aria-disabled:opacity-35',
  button_next:
    'grid size-[44px] place-items-center rounded-control hover:bg-primary-soft aria-disabled:opacity-35',
  month_grid: 'col-span-full w-full table-fixed border-collapse',
  // As large as a seventh of the page's width allows.
  weekday: 'h-9 text-center text-[min(0.8125rem,5vw)] font-medium whitespace-nowrap text-muted',
  day: 'h-11 p-0 text-center',
  day_button:
    'grid size-full max-w-none place-items-center rounded-control text-sm hover:not-disabled:bg-primary-soft disabled:text-muted disabled:opacity-55',
};

const DAY_LOOK = {
  today: '[&>button]:border-2 [&>button]:border-primary [&>button]:font-bold',
  free: '[&>button]:font-medium',
  taken: 'bg-sunken [&>button]:line-through [&>button]:decoration-closed [&>button]:opacity-100!',
  own: '[&>button]:bg-gold/20 [&>button]:font-medium [&>button]:text-ink! [&>button]:opacity-100!',
  between: 'bg-primary-soft [&>button]:rounded-none',
  first: 'rounded-l-control bg-primary-soft',
  last: 'rounded-r-control bg-primary-soft',
  selected:
    '[&>button]:bg-primary [&>button]:font-bold [&>button]:text-on-primary [&>button]:no-underline [&>button]:opacity-100! [&>button:hover:not(:disabled)]:bg-primary-strong',
};
