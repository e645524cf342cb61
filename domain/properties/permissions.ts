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

/** Agents and Property Owners may change their own properties, Admins any. */
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

/** The lister gets neither button: they would show the lister's own phone number. */
export function isLister(viewer: Viewer, property: Listed): boolean {
  return viewer?.userId === property.listerId;
}

/** Both buttons reveal the same person, because the lister is a listing's contact. */
export const canSeeContact = (viewer: Viewer): boolean =>
  canSeeAgentContact(viewer) || canSeeOwnerContact(viewer);
