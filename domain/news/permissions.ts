import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import type { NewsPart } from './parts.ts';

/** Messages to the site are only for Admins; the other parts are everyone's own. */
export const canLookAt = (viewer: Viewer, part: NewsPart): boolean =>
  part === 'contactMessages' ? isAdmin(viewer) : isSignedIn(viewer);
