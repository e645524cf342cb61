import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { lastDayToCancel } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { cancel } from '#domain/bookings/state.ts';
import { termsMessages } from '#domain/bookings/terms-messages.ts';
import { sayRefundNow } from '#domain/stays/booked-refund.ts';
import { formatDay, today } from '#domain/values/calendar-date.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

interface Props {
  booking: Booking;
  nameId: string;
  onCancel(): void;
}

/** A button until the day before check-in, then a sentence saying whom to call; a request can always be withdrawn. */
export function Cancelling({ booking, nameId, onCancel }: Props) {
  const day = today(new Date());
  if (!cancel(booking, day).ok) {
    return <p className={cx(NOTE, 'text-sm')}>{ownBookingMessages.tooLate}</p>;
  }
  const isRequest = booking.status === 'requested';
  const until = termsMessages.cancel(formatDay(lastDayToCancel(booking.checkIn)));
  return (
    <>
      {!isRequest && <p className={cx(NOTE, 'text-xs')}>{sayRefundNow(booking, day) ?? until}</p>}
      <Button
        variant="quiet-danger"
        onClick={onCancel}
        aria-describedby={nameId}
        className="sm:-mr-4 sm:ml-auto"
      >
        {isRequest ? requestMessages.withdraw : ownBookingMessages.cancel}
      </Button>
    </>
  );
}

/** A line above the buttons. */
const NOTE = 'order-first w-full text-muted';
