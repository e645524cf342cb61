import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';

interface Written {
  userId: string;
}

export function canComment(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** Nobody may rate their own listing; answering a comment is another matter. */
export function canRate(viewer: Viewer, property: { listerId: string }): boolean {
  return canComment(viewer) && viewer?.userId !== property.listerId;
}

/** Only its author may change a comment. */
export function canEditComment(viewer: Viewer, comment: Written): boolean {
  return viewer?.userId === comment.userId;
}

/** The author or an Admin may delete a comment. */
export function canDeleteComment(viewer: Viewer, comment: Written): boolean {
  return isAdmin(viewer) || canEditComment(viewer, comment);
}

/** The lister may answer other people's comments on the listing. */
export function canAnswer(
  viewer: Viewer,
  property: { listerId: string },
  comment: Written,
): boolean {
  return viewer?.userId === property.listerId && !canEditComment(viewer, comment);
}
