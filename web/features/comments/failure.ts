import { commentMessages } from '#domain/comments/messages.ts';
import { postCommentFailure } from '#domain/comments/rules.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isGone } from '#web/lib/forms/failure-message.ts';
import { signOut } from '#web/lib/session/session.ts';

/** The sentence of a comment that could not be written (specification §8). */
export function commentFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return postCommentFailure({});
  return postCommentFailure({ status: error.status, code: error.code, message: error.reason });
}

/** A session that the server no longer knows is forgotten here too. */
export function forgetEndedSession(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) signOut();
}

/** The sentence of an answer that could not be written or deleted. */
export function answerFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (isGone(error)) return error.reason ?? commentMessages.deletedMeanwhile;
  return [400, 401, 403, 429].includes(error.status) ? commentFailure(error) : otherwise;
}
