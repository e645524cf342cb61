import type { CommentForm } from '#domain/comments/rules.ts';
import type { Comment, PostCommentAnswer } from '#domain/comments/schema.ts';
import { COMMENT_TIMEOUT_MS } from '#domain/site/constants.ts';
import { callApi } from '#web/lib/api.ts';

const timeoutMs = COMMENT_TIMEOUT_MS;

/** Writes a comment as whoever is signed in. Throws ApiError. */
export async function postComment(propertyId: string, form: CommentForm): Promise<Comment> {
  const answer = await callApi<PostCommentAnswer>('/api/comments', {
    json: { propertyId, ...form },
    timeoutMs,
  });
  return answer.comment;
}

const pathOf = ({ propertyId, _id }: Comment) =>
  `/api/properties/${encodeURIComponent(propertyId)}/comments/${encodeURIComponent(_id)}`;

/** Changes an own comment. Throws ApiError. */
export const editComment = (comment: Comment, form: CommentForm) =>
  callApi<Comment>(pathOf(comment), { method: 'PUT', json: form, timeoutMs });

/** Deletes an own comment, or as an Admin any. Throws ApiError. */
export const deleteComment = (comment: Comment) =>
  callApi<boolean>(pathOf(comment), { method: 'DELETE', timeoutMs });
