import { today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bookings } from './repository.ts';

/** Stays changed by others since the person last looked. */
export interface NewStays {
  /** Their own stays that a host cancelled, and requests that were answered or expired. */
  stays: number;
  /** Stays at the person's properties: new, or cancelled by the guest. */
  hostedStays: number;
}

/** Counts both, each up to `max`; no moment means that the person has never looked. */
export async function countNewStays(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  userId: string,
  since: { stays?: Date | undefined; hostedStays?: Date | undefined },
  max: number,
): Promise<NewStays> {
  const day = today(now());
  const hosted = { since: since.hostedStays, today: day };
  return {
    stays: await bookings.countChangedByOthers(db, userId, since.stays, max),
    hostedStays: await bookings.countNewAtHost(db, userId, hosted, max),
  };
}
