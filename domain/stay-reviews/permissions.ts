import type { Viewer } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';

interface Parties {
  guestId: string;
  listerId: string;
}

/** Which side of a stay someone is on; undefined for others. */
export function sideOf(
  viewer: Viewer,
  { guestId, listerId }: Parties,
): 'guest' | 'host' | undefined {
  if (viewer?.userId === guestId) return 'guest';
  return viewer?.userId === listerId ? 'host' : undefined;
}

/** Guest and host see what was written about their stay; an Admin sees everything. */
export const canSeeReviews = (viewer: Viewer, parties: Parties): boolean =>
  isAdmin(viewer) || sideOf(viewer, parties) !== undefined;

/** Whoever hosts someone, or an Admin, sees what other hosts wrote about them. */
export const canSeeGuestRecord = (viewer: Viewer, parties: Parties): boolean =>
  isAdmin(viewer) || sideOf(viewer, parties) === 'host';
