import type { Person, Viewer } from './actor.ts';
import type { LaterRole } from './role.ts';

export function isSignedIn(viewer: Viewer): viewer is Person {
  return Boolean(viewer);
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === 'Admin';
}

/** A Customer becomes Agent or Property Owner; for people who already are, nothing changes. */
export function canBecome(viewer: Viewer, role: LaterRole): boolean {
  return viewer?.role === 'Customer' || viewer?.role === role;
}
