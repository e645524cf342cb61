import { type RefObject, useEffect, useRef } from 'react';
import { hostCalendarMessages, WEEKDAY_TEXTS } from '#domain/stays/host-messages.ts';
import { WEEKDAYS } from '#domain/stays/limits.ts';
import { nightPrices } from '#domain/stays/night-price.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { fromCedi } from '#domain/values/money.ts';
import type { HostStay } from '../stay-calls.ts';
import { monthName, weeksOfMonth } from './calendar-days.ts';
import { NightBar } from './night-bar.tsx';
import { NightCell } from './night-cell.tsx';
import { barOver, importedTo, isAmong, isTwice, unitsOf } from './nights.ts';
import type { NightsChoice } from './use-nights-choice.ts';

interface Props {
  stay: HostStay;
  month: CalendarDate;
  today: CalendarDate;
  choice: NightsChoice;
}

/** A month of one stay in weeks: the price of each free night, and a bar over what holds others. */
export function MonthGrid({ stay, month, today, choice }: Props) {
  const { nights, focused, choose, gridHandlers, followKeyboard } = choice;
  const table = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(month);
  const days = weeks.flat();
  const priceOf = nightPrices(stay.rules, fromCedi(stay.price));
  const tabStop = days.includes(focused) ? focused : month;

  useEffect(() => followKeyboard(table.current));
  useTodayInView(table);

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are chosen by keyboard, as the role says
      role="grid"
      aria-label={hostCalendarMessages.grid(monthName(month))}
      aria-multiselectable
      {...gridHandlers}
      className="figures w-full touch-pan-y table-fixed select-none border-collapse"
    >
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th
              key={day}
              scope="col"
              className="h-8 text-center font-medium text-[min(0.8125rem,3.6vw)] text-muted lg:px-2 lg:text-left"
            >
              {WEEKDAY_TEXTS[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day, at) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
              <td
                key={day}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the table
                role="gridcell"
                aria-selected={isAmong(nights, day)}
                className="relative h-19 border border-line p-0 align-top lg:h-24"
              >
                <NightCell
                  stay={stay}
                  day={day}
                  today={today}
                  price={priceOf(day).amount}
                  isOutside={!day.startsWith(month.slice(0, 7))}
                  isChosen={isAmong(nights, day)}
                  isTabStop={day === tabStop}
                  onChoose={() => choose(day)}
                />
                {unitsOf(stay) === 1 &&
                  [...stay.held, ...importedTo(stay)].map((held) => {
                    const bar = barOver(held, week[0] ?? day, 7);
                    return (
                      bar &&
                      Math.floor(bar.begin / 2) === at && (
                        <NightBar
                          key={held._id}
                          held={held}
                          bar={bar}
                          isRaised={held.kind === 'imported' && isTwice(held, stay)}
                        />
                      )
                    );
                  })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Brings this week and the next into view when the calendar opens, unless the page was scrolled to another place. */
function useTodayInView(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const week = table.current?.querySelector('[aria-current="date"]')?.closest('tr');
    if (!week || window.scrollY > 0) return;
    (week.nextElementSibling ?? week).scrollIntoView({ block: 'nearest' });
  }, [table]);
}
