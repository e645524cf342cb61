import { Link } from 'react-router';
import type { StayMonth } from '#domain/bookings/hosted-schema.ts';
import { reservationPath } from '#domain/bookings/reservations.ts';
import { formatDay, formatShortDate, today } from '#domain/values/calendar-date.ts';

/** The stays of a month in the order in which they begin. */
export function MonthAgenda({ of: { properties } }: { of: StayMonth }) {
  const day = today(new Date());
  const stays = properties
    .flatMap(({ name, stays: ofProperty }) => ofProperty.map((stay) => ({ ...stay, name })))
    .toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  return (
    <ol className="flex flex-col gap-3">
      {stays.map((stay) => (
        <li key={stay._id}>
          <Link
            to={reservationPath(stay, day)}
            className="group flex gap-4 rounded-card border border-line bg-surface p-4 hover:border-primary"
          >
            <span className="figures min-w-24 shrink-0 whitespace-nowrap border-primary border-l-4 pl-3 text-sm">
              <span className="block font-semibold">{formatShortDate(stay.checkIn, day)}</span>
              <span className="block text-muted">to {formatShortDate(stay.checkOut, day)}</span>
            </span>
            <span className="min-w-0">
              <span className="sr-only">{formatDay(stay.checkIn)}: </span>
              <span className="block font-semibold wrap-anywhere group-hover:text-primary">
                {stay.fullName}
              </span>
              <span className="block text-muted text-sm wrap-anywhere">{stay.name}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
