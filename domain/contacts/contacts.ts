import type { Person } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';

/** Of how many listings an account may see phone, mail and WhatsApp in a day (docs/decisions/conversations.md). */
export const CONTACTS_A_DAY = 100;

export const listerContactMessages = {
  tooMany: `You’ve seen contact details for ${CONTACTS_A_DAY} listings today. You can see more tomorrow.`,
  tooManyOnNetwork:
    'Too many contact details were viewed from your network today. Please try again tomorrow, or on another network.',
} as const;

/** One's own listings cost nothing, and an Admin looks after all of them. */
export function isContactCounted(viewer: Person, listing: { listerId: string }): boolean {
  return !isAdmin(viewer) && viewer.userId !== listing.listerId;
}
