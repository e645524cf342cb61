import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hostCalendarMessages as said } from '#domain/stays/host-messages.ts';
import { type CalendarDate, formatDay } from '#domain/values/calendar-date.ts';
import { cx } from '#web/ui/cx.ts';
import type { HostStay } from '../stay-calls.ts';
import { type CalendarShown, calendarAddress } from './calendar-address.ts';
import { daysOfMonth, monthName } from './calendar-days.ts';
import { heldLabel, heldLook, heldName } from './held-look.ts';
import { barOver, importedTo, inLanes, type TakenNights, unitsOf } from './nights.ts';

interface Props {
  stays: readonly HostStay[];
  shown: CalendarShown;
  today: CalendarDate;
  onOpen(stay: HostStay, held: TakenNights): void;
}

/** Width of a day, as in the grid of each row. */
const DAY_REM = 2.75;

/** A month of several stays: one row each, or one for each unit, with a bar for what holds nights. */
export function StaysTimeline({ stays, shown, today, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { month } = shown;
  const days = daysOfMonth(month);

  // A phone shows a week: the one that matters.
  useEffect(() => {
    const mark = frame.current?.querySelector<HTMLElement>('[data-today]');
    if (mark && frame.current) frame.current.scrollLeft = mark.offsetLeft - mark.offsetWidth;
  }, []);

  return (
    <section
      ref={frame}
      aria-label={said.timeline(monthName(month))}
      className="relative overflow-x-auto rounded-card border border-line bg-surface text-sm"
    >
      <div style={{ minWidth: `${days.length * DAY_REM}rem` }}>
        <div aria-hidden className="grid border-line border-b" style={columnsOf(days.length)}>
          {days.map((day) => (
            <span
              key={day}
              data-today={day === today ? '' : undefined}
              className={cx(
                'figures col-span-2 border-line border-l py-2 text-center text-muted text-xs first:border-l-0',
                day === today && 'bg-ink font-semibold text-paper',
                day < today && 'bg-sunken',
              )}
            >
              {Number(day.slice(8))}
            </span>
          ))}
        </div>
        {stays.map((stay) => (
          <StayRows
            key={stay._id}
            stay={stay}
            to={calendarAddress({ ...shown, stay: stay._id })}
            days={days}
            onOpen={(held) => onOpen(stay, held)}
          />
        ))}
      </div>
    </section>
  );
}

const columnsOf = (days: number) => ({
  gridTemplateColumns: `repeat(${2 * days}, minmax(0, 1fr))`,
});

interface RowsProps {
  stay: HostStay;
  to: string;
  days: readonly CalendarDate[];
  onOpen(held: TakenNights): void;
}

function StayRows({ stay, to, days, onOpen }: RowsProps) {
  const units = Array.from({ length: unitsOf(stay) }, (_, at) => at + 1);
  const imported = importedTo(stay);
  const isOne = units.length === 1;
  return (
    <div className="border-line border-t first:border-t-0">
      <Link
        to={to}
        className="sticky left-0 inline-flex min-h-11 max-w-[min(80vw,30rem)] items-center px-3 pt-1 font-semibold hover:text-primary hover:underline"
      >
        <span className="truncate">{stay.name}</span>
      </Link>
      {units.map((unit) => (
        <UnitRow
          key={unit}
          name={isOne ? undefined : said.unit(unit)}
          held={[...stay.held.filter((each) => each.unit === unit), ...(isOne ? imported : [])]}
          days={days}
          onOpen={onOpen}
        />
      ))}
      {!isOne && imported.length > 0 && (
        <UnitRow name={said.anyUnit} held={imported} days={days} onOpen={onOpen} />
      )}
    </div>
  );
}

interface UnitRowProps extends Pick<RowsProps, 'days' | 'onOpen'> {
  name: string | undefined;
  held: readonly TakenNights[];
}

function UnitRow({ name, held, days, onOpen }: UnitRowProps) {
  const [first] = days;
  return (
    <div>
      {name !== undefined && (
        <p className="sticky left-0 inline-block px-3 text-muted text-xs">{name}</p>
      )}
      <ul className="grid min-h-12 items-center py-0.5" style={columnsOf(days.length)}>
        {inLanes(held).map(({ each, lane }) => {
          const bar = first && barOver(each, first, days.length);
          if (!bar) return null;
          const text = `${heldLabel(each)}, ${formatDay(each.from)} to ${formatDay(each.to)}`;
          return (
            <li
              key={each._id}
              className="min-w-0 px-px"
              style={{ gridRow: lane, gridColumn: `${bar.begin + 1} / ${bar.end + 1}` }}
            >
              <button
                type="button"
                onClick={() => onOpen(each)}
                title={text}
                aria-label={text}
                className={cx(
                  'flex h-11 w-full items-center overflow-hidden rounded-control px-2 font-semibold text-xs',
                  heldLook(each),
                )}
              >
                <span className="sticky left-2 truncate">{heldName(each)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
