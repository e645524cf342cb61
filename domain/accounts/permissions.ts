import type { Person, Viewer } from './actor.ts';

export function isSignedIn(viewer: Viewer): viewer is Person {
  return Boolean(viewer);
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === 'Admin';
}

/** The admin dashboard and everything it does: users, settings, reports, the audit log. */
export function canUseAdminDashboard(viewer: Viewer): boolean {
  return isAdmin(viewer);
}

/** A profile is its user's own. */
export function canEditProfile(viewer: Viewer, profile: { userId: string }): boolean {
  return viewer?.userId === profile.userId;
}

/** An Admin changes roles and suspends, but never the own account: nobody locks oneself out. */
export function canManageUser(viewer: Viewer, user: { userId: string }): boolean {
  return isAdmin(viewer) && viewer?.userId !== user.userId;
}
