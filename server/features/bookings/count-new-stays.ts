import { today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bookings } from './repository.ts';

/** What others did of a person's stays since moments that the person last looked at them. */
export interface NewStays {
  /** Own ones that a host cancelled. */
  stays: number;
  /** At the person's properties: booked, or cancelled by the guest. */
  hostedStays: number;
}

/** Counts both, each up to `max`; without a moment the person has never looked. */
export async function countNewStays(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  userId: string,
  since: { stays?: Date | undefined; hostedStays?: Date | undefined },
  max: number,
): Promise<NewStays> {
  const day = today(now());
  const hosted = { since: since.hostedStays, today: day };
  return {
    stays: await bookings.countCancelledByOthers(db, userId, since.stays, max),
    hostedStays: await bookings.countNewAtHost(db, userId, hosted, max),
  };
}
