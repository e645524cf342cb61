import { postCommentFailure } from '#domain/comments/rules.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { signOut } from '#web/lib/session.ts';

/** The sentence of a comment that could not be written (specification §8). */
export function commentFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return postCommentFailure({});
  return postCommentFailure({ status: error.status, code: error.code, message: error.reason });
}

/** A session that the server no longer knows is forgotten here too. */
export function forgetEndedSession(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) signOut();
}
