import { useQueryClient } from '@tanstack/react-query';
import { isOfferOpen } from '#domain/bookings/change.ts';
import { changeMessages as said } from '#domain/bookings/change-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { bookedDatesOf, OWN_BOOKINGS } from '../booking-calls.ts';
import { answerChange } from './change-calls.ts';
import { OfferedDates } from './offered-dates.tsx';

interface Props {
  booking: Booking;
  onAnswered(message: string): void;
}

/** The change that a host offers, for the guest to accept or decline. */
export function AnswerChange({ booking, onAnswered }: Props) {
  const { _id: id, propertyId, change } = booking;
  const client = useQueryClient();
  const { send, busy, error } = useWrite({
    mutationFn: (answer: { accept: boolean; total: number }) => answerChange(id, answer),
    async onSuccess({ message }) {
      await client.invalidateQueries(OWN_BOOKINGS);
      void client.invalidateQueries(bookedDatesOf(propertyId));
      onAnswered(message);
    },
    // The offer may have lapsed, or the nights be taken: what is shown then is what holds.
    onError: () => void client.invalidateQueries(OWN_BOOKINGS),
  });
  if (!change || !isOfferOpen(change, new Date())) return null;
  const { total } = change;
  return (
    <OfferedDates title={said.hostOffers} change={change}>
      {error && <Outcome tone="error">{failureMessage(error, said.failure)}</Outcome>}
      <Button busy={busy} busyText={said.accepting} onClick={() => send({ accept: true, total })}>
        {said.accept}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={() => send({ accept: false, total })}>
        {said.decline}
      </Button>
    </OfferedDates>
  );
}
