import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';

interface Written {
  userId: string;
}

export function canComment(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** A comment is changed by its author alone. */
export function canEditComment(viewer: Viewer, comment: Written): boolean {
  return viewer?.userId === comment.userId;
}

/** A comment is deleted by its author, or by an Admin. */
export function canDeleteComment(viewer: Viewer, comment: Written): boolean {
  return isAdmin(viewer) || canEditComment(viewer, comment);
}
