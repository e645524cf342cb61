import type { CommentForm } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { COMMENT_TIMEOUT_MS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { call } from '#web/lib/api/api.ts';

const timeoutMs = COMMENT_TIMEOUT_MS;

/** Posts a comment as the signed-in user; `headers` identify a repeated attempt. Throws ApiError. */
export async function postComment(
  propertyId: string,
  form: CommentForm,
  headers: Record<string, string>,
): Promise<Comment> {
  const response = await call('POST /api/comments', {
    json: { propertyId, ...form },
    headers,
    timeoutMs,
  });
  return response.comment;
}

/** A comment queued on the device until there is a network. */
export const unsentComment = (
  propertyId: string,
  form: CommentForm,
  { userId, key, name }: { userId: string; key: string; name: string },
): Omit<Unsent, 'writtenAt'> => ({
  key,
  kind: 'comment',
  userId,
  call: { path: '/api/comments', method: 'POST', json: { propertyId, ...form } },
  about: { name, path: paths.property(propertyId) },
  text: form.comment,
  changes: [
    ['comments', propertyId],
    ['property', propertyId],
  ],
});

const paramsOf = ({ propertyId, _id }: Comment) => ({
  params: { id: propertyId, commentId: _id },
});

/** Calls by property send no token in their headers: the cookie identifies the user (specification §6). */
const byCookie = { token: null, timeoutMs } as const;

/** Changes an own comment. Throws ApiError. */
export const editComment = (comment: Comment, form: CommentForm) =>
  call('PUT /api/properties/:id/comments/:commentId', {
    ...paramsOf(comment),
    ...byCookie,
    json: form,
  }).catch(logged);

/** Deletes an own comment, or as an Admin any. Throws ApiError. */
export const deleteComment = (comment: Comment) =>
  call('DELETE /api/properties/:id/comments/:commentId', {
    ...paramsOf(comment),
    ...byCookie,
  }).catch(logged);

/** Answers a comment on an own listing, or changes the answer. Throws ApiError. */
export const answerComment = (comment: Comment, answer: string) =>
  call('PUT /api/properties/:id/comments/:commentId/answer', {
    ...paramsOf(comment),
    json: { answer },
    timeoutMs,
  });

/** Takes the own answer to a comment away. Throws ApiError. */
export const deleteAnswer = (comment: Comment) =>
  call('DELETE /api/properties/:id/comments/:commentId/answer', {
    ...paramsOf(comment),
    timeoutMs,
  });

/** Logs failures of the calls by property, and throws them again (specification §8). */
function logged(error: unknown): never {
  console.error(error);
  throw error;
}
