import { Link } from 'react-router';
import type { BookingOfAll } from '#domain/bookings/all-schema.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import {
  RESERVATION_STATES,
  reservationMessages,
  reservationState,
} from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { formatDate, today } from '#domain/values/calendar-date.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { formatCedi } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import type { TableDefinition } from '../table/table-definition.ts';
import { CancelControl } from './cancel-control.tsx';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Everybody's bookings. */
export const BOOKINGS_TABLE: TableDefinition<BookingOfAll> = {
  name: 'bookings',
  asksAgain: true,
  row: 'booking',
  rows: 'bookings',
  search: reservationMessages.searchHint,
  none: hostedStayMessages.emptyAll,
  nameOf: ({ fullName, reference }) => `${fullName}, ${reference}`,
  columns: [
    {
      heading: 'Guest',
      of: ({ guestId, fullName, email, phoneNumber, reference }) => (
        <>
          <Link to={paths.adminPerson(guestId)} className={`${LINK} font-semibold`}>
            {fullName}
          </Link>
          <span className="block text-muted">
            <EmailText>{email}</EmailText>
          </span>
          <span className="figures block text-muted">{phoneNumber}</span>
          <span className="figures block text-muted">{reference}</span>
        </>
      ),
    },
    {
      heading: 'Property',
      of: ({ propertyId, propertyName, listed, lister }) => (
        <>
          {listed ? (
            <Link to={paths.property(propertyId)} className={LINK}>
              {propertyName}
            </Link>
          ) : (
            `${propertyName}, no longer listed`
          )}
          <span className="block text-muted">
            by{' '}
            <Link to={paths.adminPerson(lister.userId)} className={LINK}>
              {lister.name}
            </Link>
          </span>
        </>
      ),
    },
    {
      heading: 'Stay',
      of: ({ checkIn, checkOut, nights }) => (
        <span className="figures">
          <span className="whitespace-nowrap">{formatDate(checkIn)}</span> to{' '}
          <span className="whitespace-nowrap">{formatDate(checkOut)}</span>
          <span className="block text-muted">{plural(nights, 'night')}</span>
        </span>
      ),
    },
    { heading: 'Sum', of: ({ total }) => formatCedi(total), isNumber: true },
    { heading: 'State', of: (booking) => <State of={booking} /> },
    { heading: 'Booked', of: ({ createdAt }) => formatInstant(createdAt), isMoment: true },
    { heading: 'Action', of: (booking) => <CancelControl booking={booking} /> },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: RESERVATION_STATES.map((value) => ({
        value,
        label: reservationMessages.states[value],
      })),
    },
    { name: 'from', label: 'Nights from', type: 'day' },
    { name: 'to', label: 'Nights to', type: 'day' },
  ],
  sorts: [
    { value: 'oldest', label: 'Oldest first' },
    { value: 'check-in', label: 'Check-in, earliest' },
    { value: 'check-in-latest', label: 'Check-in, latest' },
  ],
};

function State({ of: booking }: { of: BookingOfAll }) {
  const { cancellation } = booking;
  if (!cancellation)
    return reservationMessages.states[reservationState(booking, today(new Date()))];
  return (
    <>
      {hostedStayMessages.cancelledBy[cancellation.by]}
      {cancellation.reason && (
        <span className="block max-w-56 whitespace-pre-line text-muted">{cancellation.reason}</span>
      )}
    </>
  );
}
