import { Link } from 'react-router';
import type { StayMonth } from '#domain/bookings/hosted-schema.ts';
import { reservationPath } from '#domain/bookings/reservations.ts';
import { type CalendarDate, formatDay, today } from '#domain/values/calendar-date.ts';
import { cx } from '#web/ui/cx.ts';
import { barOf, daysOf } from './month-days.ts';

/** One row per property, one bar per stay. */
export function MonthTimeline({ of: { month, properties } }: { of: StayMonth }) {
  const day = today(new Date());
  const days = daysOf(month);
  const columns = { gridTemplateColumns: `repeat(${2 * days.length}, minmax(0, 1fr))` };
  return (
    <div className="rounded-card border border-line bg-surface text-sm">
      <div aria-hidden className="grid grid-cols-[11rem_minmax(0,1fr)] border-line border-b">
        <span />
        <div className="grid" style={columns}>
          {days.map((each) => (
            <span
              key={each}
              className={cx(
                'figures col-span-2 border-line border-l py-2 text-center text-muted text-xs',
                each === day && 'bg-primary-soft font-semibold text-primary',
              )}
            >
              {Number(each.slice(8))}
            </span>
          ))}
        </div>
      </div>
      <ul>
        {properties.map(({ _id, name, stays }) => (
          <li
            key={_id}
            className="grid grid-cols-[11rem_minmax(0,1fr)] items-center border-line border-t first:border-t-0"
          >
            <p className="px-4 py-3 font-semibold wrap-anywhere">
              <span className="line-clamp-2">{name}</span>
            </p>
            <ul className="grid min-h-13 items-center gap-y-1 py-1" style={columns}>
              {stays.map((stay) => (
                <Bar key={stay._id} stay={stay} month={month} today={day} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  stay: StayMonth['properties'][number]['stays'][number];
  month: StayMonth['month'];
  today: CalendarDate;
}

/** One stay, as long as it lasts. */
function Bar({ stay, month, today: day }: BarProps) {
  const { begin, end } = barOf(stay, month);
  const said = `${stay.fullName}, ${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}`;
  return (
    <li className="row-start-1 min-w-0 px-px" style={{ gridColumn: `${begin} / ${end}` }}>
      <Link
        to={reservationPath(stay, day)}
        title={said}
        aria-label={said}
        className={cx(
          'flex h-11 items-center overflow-hidden rounded-control px-2 font-semibold text-xs',
          stay.status === 'completed'
            ? 'bg-sunken text-muted hover:text-ink'
            : 'bg-primary text-on-primary hover:bg-primary-strong',
        )}
      >
        <span className="truncate">{stay.fullName}</span>
      </Link>
    </li>
  );
}
