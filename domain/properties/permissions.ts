import type { Viewer } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';
import type { Role } from '../accounts/role.ts';

/** The roles that list properties; also the guard of /uploadProperty and /property-list. */
export const LISTER_ROLES = ['Admin', 'Agent', 'Property Owner'] as const satisfies readonly Role[];

interface Listed {
  listerId: string;
}

export function canUploadProperty(viewer: Viewer): boolean {
  return LISTER_ROLES.some((role) => role === viewer?.role);
}

/** An Agent or Property Owner changes own properties, an Admin any. */
export function canEditProperty(viewer: Viewer, property: Listed): boolean {
  return isAdmin(viewer) || (canUploadProperty(viewer) && viewer?.userId === property.listerId);
}

export function canSetStatus(viewer: Viewer, property: Listed): boolean {
  return canEditProperty(viewer, property);
}

export function canDeleteProperty(viewer: Viewer, property: Listed): boolean {
  return canEditProperty(viewer, property);
}

/** `Contact Agent` is only for Agents (specification §2.10). */
export function canSeeAgentContact(viewer: Viewer): boolean {
  return viewer?.role === 'Agent';
}

/** `Contact Owner` is only for Property Owners (specification §2.10). */
export function canSeeOwnerContact(viewer: Viewer): boolean {
  return viewer?.role === 'Property Owner';
}

/** Neither is for the lister, who would be shown their own phone number. */
export function isLister(viewer: Viewer, property: Listed): boolean {
  return viewer?.userId === property.listerId;
}

/** Both buttons reveal the same person: the lister is the contact person of a listing. */
export const canSeeContact = (viewer: Viewer): boolean =>
  canSeeAgentContact(viewer) || canSeeOwnerContact(viewer);
