import type { Viewer } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';
import { canSeeHostedStays } from '../bookings/permissions.ts';

/** The lister of the property and Admins see and record the money of a stay. */
export const canKeepMoney = (viewer: Viewer, stay: { listerId: string }): boolean =>
  isAdmin(viewer) || (canSeeHostedStays(viewer) && viewer?.userId === stay.listerId);

/** Guests see the money of their own stays. */
export const canSeeOwnMoney = (viewer: Viewer, stay: { guestId: string }): boolean =>
  viewer?.userId === stay.guestId;
