import type { Platform } from '#server/platform/platform.ts';
import { enquiries } from './repository.ts';

/** How many enquiries somebody received since they last looked (ever, without a moment), up to `max`. */
export const countNewEnquiries = (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  since: Date | undefined,
  max: number,
): Promise<number> => enquiries.countReceived(db, userId, since, max);
