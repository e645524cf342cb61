import type { Viewer } from '../accounts/actor.ts';
import { isSignedIn } from '../accounts/permissions.ts';

interface Booked {
  guestId: string;
}

/** Any signed-in user books a stay. */
export function canBook(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** A guest cancels own bookings; until when is a matter of state.ts. */
export function canCancelBooking(viewer: Viewer, booking: Booked): boolean {
  return viewer?.userId === booking.guestId;
}
