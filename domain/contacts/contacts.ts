import type { Person } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';

/** Listings whose phone, email and WhatsApp one account may see per day (docs/decisions/listings/conversations.md). */
export const CONTACTS_A_DAY = 100;

export const listerContactMessages = {
  tooMany: `You’ve seen contact details for ${CONTACTS_A_DAY} listings today. You can see more tomorrow.`,
  tooManyOnNetwork:
    'Too many contact details were viewed from your network today. Please try again tomorrow, or on another network.',
} as const;

/** Viewing your own listing costs nothing, and Admins look after all listings. */
export function isContactCounted(viewer: Person, listing: { listerId: string }): boolean {
  return !isAdmin(viewer) && viewer.userId !== listing.listerId;
}
