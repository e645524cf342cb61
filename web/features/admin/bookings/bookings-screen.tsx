import { Link } from 'react-router';
import type { BookingOfAll } from '#domain/bookings/all-schema.ts';
import { BOOKINGS_TABLE } from '#domain/bookings/bookings-table.ts';
import { leftOnOf } from '#domain/bookings/ended-stay.ts';
import { endedStayMessages } from '#domain/bookings/ended-stay-messages.ts';
import { requestMessages, sayEndedBy } from '#domain/bookings/request-messages.ts';
import { reservationMessages, reservationState } from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { formatDate, today } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import { tableScreen } from '../table/table-screen.ts';
import { CancelControl } from './cancel-control.tsx';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Everyone's bookings. */
export const BOOKINGS_SCREEN = tableScreen(BOOKINGS_TABLE, {
  nameOf: ({ fullName, reference }) => `${fullName}, ${reference}`,
  cells: {
    guest: ({ guestId, fullName, email, phoneNumber, reference }) => (
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
    propertyName: ({ propertyId, propertyName, listed, lister }) => (
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
    stay: ({ checkIn, checkOut, nights }) => (
      <span className="figures">
        <span className="whitespace-nowrap">{formatDate(checkIn)}</span> to{' '}
        <span className="whitespace-nowrap">{formatDate(checkOut)}</span>
        <span className="block text-muted">{plural(nights, 'night')}</span>
      </span>
    ),
    state: (booking) => <State of={booking} />,
    action: (booking) => <CancelControl booking={booking} />,
  },
});

function State({ of: booking }: { of: BookingOfAll }) {
  const { status, cancellation } = booking;
  if (status === 'requested' || status === 'expired') return requestMessages[status];
  if (!cancellation) {
    return (
      <>
        {reservationMessages.states[reservationState(booking, today(new Date()))]}
        <Went of={booking} />
      </>
    );
  }
  return (
    <>
      {sayEndedBy(status, cancellation.by)}
      {cancellation.reason && (
        <span className="block max-w-56 whitespace-pre-line text-muted">{cancellation.reason}</span>
      )}
    </>
  );
}

/** Whether the guest came, and when they left if that was early. */
function Went({ of: { arrivedAt, ended } }: { of: BookingOfAll }) {
  if (!ended && !arrivedAt) return null;
  const text = ended ? endedStayMessages.ended[ended.how] : endedStayMessages.arrived;
  const day = leftOnOf({ ended });
  return (
    <span className="figures block text-muted">{day ? `${text}, ${formatDate(day)}` : text}</span>
  );
}
