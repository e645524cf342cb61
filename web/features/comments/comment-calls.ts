import type { CommentForm } from '#domain/comments/rules.ts';
import type { Comment, PostCommentResponse } from '#domain/comments/schema.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { COMMENT_TIMEOUT_MS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { callApi } from '#web/lib/api.ts';

const timeoutMs = COMMENT_TIMEOUT_MS;

/**
 * Writes a comment as the user who is signed in; `headers` tell whether it is the same as before. Throws ApiError.
 */
export async function postComment(
  propertyId: string,
  form: CommentForm,
  headers: Record<string, string>,
): Promise<Comment> {
  const response = await callApi<PostCommentResponse>('/api/comments', {
    ...newComment(propertyId, form),
    headers,
    timeoutMs,
  });
  return response.comment;
}

const newComment = (propertyId: string, form: CommentForm) => ({
  method: 'POST' as const,
  json: { propertyId, ...form },
});

/** A comment as it waits on the device until there is a network. */
export const unsentComment = (
  propertyId: string,
  form: CommentForm,
  { userId, key, name }: { userId: string; key: string; name: string },
): Omit<Unsent, 'writtenAt'> => ({
  key,
  kind: 'comment',
  userId,
  call: { path: '/api/comments', ...newComment(propertyId, form) },
  about: { name, path: paths.property(propertyId) },
  text: form.comment,
  changes: [
    ['comments', propertyId],
    ['property', propertyId],
  ],
});

const pathOf = ({ propertyId, _id }: Comment) =>
  `/api/properties/${encodeURIComponent(propertyId)}/comments/${encodeURIComponent(_id)}`;

/** The calls by property send no token in their headers: the cookie says who it is (specification §6). */
const byCookie = { token: null, timeoutMs } as const;

/** Changes an own comment. Throws ApiError. */
export const editComment = (comment: Comment, form: CommentForm) =>
  callApi<Comment>(pathOf(comment), { ...byCookie, method: 'PUT', json: form }).catch(logged);

/** Deletes an own comment, or as an Admin any. Throws ApiError. */
export const deleteComment = (comment: Comment) =>
  callApi<boolean>(pathOf(comment), { ...byCookie, method: 'DELETE' }).catch(logged);

const answerOf = (comment: Comment) => `${pathOf(comment)}/answer`;

/** Answers a comment on an own listing, or changes the answer. Throws ApiError. */
export const answerComment = (comment: Comment, answer: string) =>
  callApi<Comment>(answerOf(comment), { method: 'PUT', json: { answer }, timeoutMs });

/** Takes the own answer to a comment away. Throws ApiError. */
export const deleteAnswer = (comment: Comment) =>
  callApi<boolean>(answerOf(comment), { method: 'DELETE', timeoutMs });

/** Failures of the calls by property are logged and thrown again (specification §8). */
function logged(error: unknown): never {
  console.error(error);
  throw error;
}
