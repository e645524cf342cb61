import { CANCEL_CONSEQUENCES, ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { cancelBooking, OWN_BOOKINGS } from '../booking-calls.ts';
import { ToBeCancelled } from '../to-be-cancelled.tsx';
import { type CancelOutcome, useCancel } from '../use-cancel.ts';

interface Props {
  /** What is to be cancelled; undefined while nobody asks. */
  booking: Booking | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Says what cancelling does, and does it. */
export function CancelDialog({ booking, onClose, onSettled }: Props) {
  const { send, busy, failure, forget } = useCancel<Booking>({
    async cancel({ _id: id }) {
      const { message } = await cancelBooking(id);
      return `${message} ${ownBookingSentences.bothGetMail}`;
    },
    lists: OWN_BOOKINGS,
    onSettled,
  });

  return (
    <ConfirmDialog
      open={booking !== undefined}
      title={ownBookingSentences.cancelTitle}
      confirmText={ownBookingSentences.cancel}
      cancelText={ownBookingSentences.keep}
      danger
      busy={busy}
      busyText={ownBookingSentences.cancelling}
      failure={failure}
      onConfirm={() => booking && send(booking)}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      {booking && (
        <ToBeCancelled
          name={booking.propertyName}
          stay={booking}
          consequences={CANCEL_CONSEQUENCES}
        />
      )}
    </ConfirmDialog>
  );
}
