import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { canUploadProperty } from '../properties/permissions.ts';

interface Booked {
  guestId: string;
}

interface Listed {
  listerId: string;
}

/** Any signed-in user may book a stay. */
export function canBook(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** Nobody may book a stay at their own listing. */
export function canBookAt(viewer: Viewer, property: Listed): boolean {
  return canBook(viewer) && viewer?.userId !== property.listerId;
}

/** Only the guest gets a booking's calendar file. */
export function canSeeBooking(viewer: Viewer, booking: Booked): boolean {
  return viewer?.userId === booking.guestId;
}

/** Guests cancel their own bookings; state.ts decides until when. */
export function canCancelBooking(viewer: Viewer, booking: Booked): boolean {
  return viewer?.userId === booking.guestId;
}

/** People who list properties see the stays at their own; an Admin sees all. */
export function canSeeHostedStays(viewer: Viewer): boolean {
  return canUploadProperty(viewer);
}

/** The lister of the property or an Admin may answer a guest's request. */
export const canAnswerRequest = (viewer: Viewer, stay: { listerId: string }): boolean =>
  canCancelHostedStay(viewer, stay);

/** The lister of the property or an Admin may cancel a stay for its guest. */
export function canCancelHostedStay(viewer: Viewer, stay: { listerId: string }): boolean {
  return isAdmin(viewer) || (canSeeHostedStays(viewer) && viewer?.userId === stay.listerId);
}
