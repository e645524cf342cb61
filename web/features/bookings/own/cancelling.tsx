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
  if (!cancel(booking, today(new Date())).ok) {
    return <p className="w-full text-muted text-sm">{ownBookingMessages.tooLate}</p>;
  }
  if (booking.status === 'requested') {
    return (
      <Button
        variant="quiet-danger"
        onClick={onCancel}
        aria-describedby={nameId}
        className="-mr-4 ml-auto shrink-0"
      >
        {requestMessages.withdraw}
      </Button>
    );
  }
  const until = formatDay(lastDayToCancel(booking.checkIn));
  const refund = sayRefundNow(booking, today(new Date()));
  return (
    <div
      className={cx(
        'flex items-center justify-between gap-3 max-sm:w-full sm:flex-col sm:items-end sm:gap-1 sm:text-right',
        refund ? 'sm:w-56' : 'sm:w-36',
      )}
    >
      <p className="min-w-0 text-muted text-xs">{refund ?? termsMessages.cancel(until)}</p>
      <Button
        variant="quiet-danger"
        onClick={onCancel}
        aria-describedby={nameId}
        className="-mr-4 shrink-0"
      >
        {ownBookingMessages.cancel}
      </Button>
    </div>
  );
}
