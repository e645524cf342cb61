import { useQueryClient } from '@tanstack/react-query';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { bookedDatesOf } from './booking-calls.ts';
import type { Stay } from './stay-card.tsx';

/** The result: cancelled, or too late to cancel. */
export interface CancelOutcome {
  tone: 'success' | 'info';
  text: string;
}

interface Options<S extends Stay> {
  /** Cancels a stay; the sentence that says so. Throws ApiError. */
  cancel(stay: S): Promise<string>;
  /** Said of a failure without a reason. */
  failed?: string;
  /** The lists that contain it. */
  lists: { queryKey: readonly string[] };
  /** Called once it is settled and the lists have been invalidated. */
  onSettled(outcome: CancelOutcome): void;
}

/** Cancels a stay or answers a request, or says why not. */
export function useCancel<S extends Stay>({
  cancel,
  failed = ownBookingMessages.cancelFailure,
  lists,
  onSettled,
}: Options<S>) {
  const queryClient = useQueryClient();
  const { error, ...write } = useWrite({
    mutationFn: (stay: S) => attempt(() => cancel(stay)),
    async onSuccess(outcome, { propertyId }) {
      await queryClient.invalidateQueries(lists);
      void queryClient.invalidateQueries(bookedDatesOf(propertyId));
      onSettled(outcome);
    },
  });
  const failure = error ? failureMessage(error, failed) : undefined;
  return { ...write, failure };
}

/** A stay cancelled on another device, or midnight passing, is not a failure: the list is loaded again. */
async function attempt(cancel: () => Promise<string>): Promise<CancelOutcome> {
  try {
    return { tone: 'success', text: await cancel() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, reason } = error;
    if (!reason || (status !== 404 && status !== 409 && status !== 422)) throw error;
    return { tone: 'info', text: `${reason} ${ownBookingMessages.listRefreshed}` };
  }
}
