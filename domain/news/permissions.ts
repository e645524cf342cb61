import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import type { NewsPart } from './parts.ts';

/** Only Admins get messages to the site; everyone has the other parts. */
export const canLookAt = (viewer: Viewer, part: NewsPart): boolean =>
  part === 'contactMessages' ? isAdmin(viewer) : isSignedIn(viewer);
