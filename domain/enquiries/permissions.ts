import type { Viewer } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';

interface Listed {
  listerId: string;
}

/** Any signed-in user writes to the lister of a property or car, except the lister. */
export function canEnquire(viewer: Viewer, listing: Listed): boolean {
  return Boolean(viewer) && viewer?.userId !== listing.listerId;
}

/** An enquiry is read by the lister it was sent to, by its sender, and by an Admin. */
export function canReadEnquiry(viewer: Viewer, enquiry: Listed & { senderId: string }): boolean {
  return (
    isAdmin(viewer) || viewer?.userId === enquiry.listerId || viewer?.userId === enquiry.senderId
  );
}
