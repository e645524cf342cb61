import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';

interface Written {
  userId: string;
}

export function canComment(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** Nobody gives stars to what they list themselves; answering a guest in a comment is another matter. */
export function canRate(viewer: Viewer, property: { listerId: string }): boolean {
  return canComment(viewer) && viewer?.userId !== property.listerId;
}

/** A comment is changed only by its author. */
export function canEditComment(viewer: Viewer, comment: Written): boolean {
  return viewer?.userId === comment.userId;
}

/** A comment is deleted by its author, or by an Admin. */
export function canDeleteComment(viewer: Viewer, comment: Written): boolean {
  return isAdmin(viewer) || canEditComment(viewer, comment);
}

/** The lister answers what others wrote of the listing. */
export function canAnswer(
  viewer: Viewer,
  property: { listerId: string },
  comment: Written,
): boolean {
  return viewer?.userId === property.listerId && !canEditComment(viewer, comment);
}
