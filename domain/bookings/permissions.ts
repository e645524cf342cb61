import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { canUploadProperty } from '../properties/permissions.ts';

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

/** Those who list properties see the stays at their own, an Admin every stay. */
export function canSeeHostedStays(viewer: Viewer): boolean {
  return canUploadProperty(viewer);
}

/** A stay is cancelled for its guest by the lister of its property, or by an Admin. */
export function canCancelHostedStay(viewer: Viewer, stay: { listerId: string }): boolean {
  return isAdmin(viewer) || (canSeeHostedStays(viewer) && viewer?.userId === stay.listerId);
}
