import type { Person, Viewer } from './actor.ts';

export function isSignedIn(viewer: Viewer): viewer is Person {
  return Boolean(viewer);
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === 'Admin';
}

/** A profile is its user's own. */
export function canEditProfile(viewer: Viewer, profile: { userId: string }): boolean {
  return viewer?.userId === profile.userId;
}
