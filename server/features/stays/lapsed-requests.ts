import type { Transaction } from '#server/platform/database/database.ts';
import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import { stays } from './repository.ts';

/** Tells guest and host of a request that it has expired. */
export const TELL_EXPIRED: Pick<JobSpec<{ bookingId: string }>, 'name' | 'maxAttempts'> = {
  name: 'tell-expired-request',
  maxAttempts: 25,
};

/** Frees the nights of requests that nobody has answered in time, of one listing or of all; both sides are told. */
export async function freeLapsed(tx: Transaction, now: Date, listingId?: string): Promise<void> {
  for (const bookingId of await stays.expireRequests(tx, now, listingId)) {
    await addJob(tx, TELL_EXPIRED, { bookingId });
  }
}
