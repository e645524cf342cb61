import type { Viewer } from '../accounts/actor.ts';
import { isSignedIn } from '../accounts/permissions.ts';

interface Booked {
  guestId: string;
}

interface Listed {
  listerId: string;
}

/** Any signed-in user books a stay. */
export function canBook(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** Nobody books a stay at what they list themselves. */
export function canBookAt(viewer: Viewer, property: Listed): boolean {
  return canBook(viewer) && viewer?.userId !== property.listerId;
}

/** A booking's calendar file is its guest's. */
export function canSeeBooking(viewer: Viewer, booking: Booked): boolean {
  return viewer?.userId === booking.guestId;
}

/** A guest cancels own bookings; until when is a matter of state.ts. */
export function canCancelBooking(viewer: Viewer, booking: Booked): boolean {
  return viewer?.userId === booking.guestId;
}
