import { postCommentFailure } from '#domain/comments/rules.ts';
import { ApiError } from '#web/lib/api.ts';
import { signOut } from '#web/lib/session.ts';

/**
 * The sentence of a comment that could not be written (specification §8). A session that the server no
 * longer knows is forgotten here too.
 */
export function takeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) signOut();
  return postCommentFailure({ status: error.status, code: error.code, message: error.reason });
}

/** What a comment was about to be done to, or written about, is no longer there. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
