import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CANCEL_CONSEQUENCES, ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { formatDay } from '#domain/calendar-date.ts';
import { plural } from '#domain/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { bookedDatesOf, cancelBooking, OWN_BOOKINGS } from '../booking-calls.ts';
import { attemptToCancel, type CancelOutcome } from '../cancel-outcome.ts';

interface Props {
  /** What is to be cancelled; undefined while nobody asks. */
  booking: Booking | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Says what cancelling does, and does it. */
export function CancelDialog({ booking, onClose, onSettled }: Props) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };

  async function confirm({ _id: id, propertyId }: Booking) {
    setFailure(undefined);
    setBusy(true);
    const result = await attemptToCancel(async () => {
      const { message } = await cancelBooking(id);
      return `${message} ${ownBookingSentences.bothGetMail}`;
    });
    if ('failure' in result) {
      setFailure(result.failure);
    } else {
      await queryClient.invalidateQueries(OWN_BOOKINGS);
      void queryClient.invalidateQueries(bookedDatesOf(propertyId));
      onSettled(result);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={booking !== undefined}
      onClose={close}
      title={ownBookingSentences.cancelTitle}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {ownBookingSentences.keep}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyText={ownBookingSentences.cancelling}
            onClick={() => booking && void confirm(booking)}
          >
            {ownBookingSentences.cancel}
          </Button>
        </>
      }
    >
      {booking && (
        <div className="flex flex-col gap-4">
          <div>
            <p className="font-semibold">{booking.propertyName}</p>
            <p className="figures text-muted text-sm">
              {formatDay(booking.checkIn)} to {formatDay(booking.checkOut)},{' '}
              {plural(booking.nights, 'night')}
            </p>
          </div>
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            {CANCEL_CONSEQUENCES.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {failure && <Outcome tone="error">{failure}</Outcome>}
        </div>
      )}
    </Dialog>
  );
}
