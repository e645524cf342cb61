import { Link } from 'react-router';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatShortDate, today } from '#domain/values/calendar-date.ts';
import { Notice } from '#web/ui/notice.tsx';
import { stayAnchor } from '../stay-anchor.ts';

/** Above the form, for people who already have an upcoming stay at the listing: its dates, with a link. */
export function OwnStay({ booking: { _id: id, checkIn, checkOut } }: { booking: Booking }) {
  const now = today(new Date());
  return (
    <Notice tone="info" className="mb-6">
      {ownBookingMessages.stayHere(formatShortDate(checkIn, now), formatShortDate(checkOut, now))}{' '}
      <Link
        to={{ pathname: paths.bookings, hash: stayAnchor(id) }}
        className="-my-3 inline-flex min-h-11 min-w-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {ownBookingMessages.seeStay}
      </Link>
    </Notice>
  );
}
