import { messageToHost } from '#domain/bookings/own-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { isOnlyRequested } from '#domain/bookings/state.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { StayContact } from '../stay-contact.tsx';

interface Props {
  booking: Booking;
  /** Text instead of buttons, for a past stay. */
  compact: boolean;
}

/** The host's name and contact details. */
export function HostContact({ booking, compact }: Props) {
  return (
    <StayContact
      who="Your host"
      {...booking.host}
      message={messageToHost({
        propertyName: booking.propertyName,
        checkIn: formatDay(booking.checkIn),
        checkOut: formatDay(booking.checkOut),
        isRequest: isOnlyRequested(booking),
      })}
      compact={compact}
    />
  );
}
