import {
  CANCEL_CONSEQUENCES,
  ownBookingMessages,
  WITHDRAW_CONSEQUENCES,
} from '#domain/bookings/own-messages.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { sayRefundNow } from '#domain/stays/booked-refund.ts';
import { today } from '#domain/values/calendar-date.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { cancelBooking, OWN_BOOKINGS } from '../booking-calls.ts';
import { ToBeCancelled } from '../to-be-cancelled.tsx';
import { type CancelOutcome, useCancel } from '../use-cancel.ts';

interface Props {
  /** The booking to cancel; undefined while no dialog is open. */
  booking: Booking | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Explains the effects of cancelling, and cancels. */
export function CancelDialog({ booking, onClose, onSettled }: Props) {
  const { send, busy, failure, forget } = useCancel<Booking>({
    async cancel(shown) {
      const { message } = await cancelBooking(shown);
      return `${message} ${ownBookingMessages.bothGetMail}`;
    },
    lists: OWN_BOOKINGS,
    onSettled,
  });

  const isRequest = booking?.status === 'requested';
  const refund = booking && !isRequest && sayRefundNow(booking, today(new Date()));
  const consequences = isRequest
    ? WITHDRAW_CONSEQUENCES
    : [...(refund ? [refund] : []), ...CANCEL_CONSEQUENCES];
  return (
    <ConfirmDialog
      open={booking !== undefined}
      title={isRequest ? requestMessages.withdrawTitle : ownBookingMessages.cancelTitle}
      confirmText={isRequest ? requestMessages.withdraw : ownBookingMessages.cancel}
      cancelText={ownBookingMessages.keep}
      danger
      busy={busy}
      busyText={ownBookingMessages.cancelling}
      failure={failure}
      onConfirm={() => booking && send(booking)}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      {booking && (
        <ToBeCancelled name={booking.propertyName} stay={booking} consequences={consequences} />
      )}
    </ConfirmDialog>
  );
}
