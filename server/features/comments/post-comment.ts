import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { canComment } from '#domain/comments/permissions.ts';
import type { Comment, PostCommentBody } from '#domain/comments/schema.ts';
import { forbidden } from '#domain/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeComments } from './change-comments.ts';
import { existingComment } from './existing-comment.ts';
import { presentComment } from './present.ts';
import { comments } from './repository.ts';

/**
 * Comments on a property, with or without stars.
 * @throws {DomainError} NOT_FOUND; TOO_MANY_REQUESTS after 20 comments in 10 minutes.
 */
export async function postComment(
  platform: Platform,
  actor: Actor,
  { propertyId, comment, rating }: PostCommentBody,
): Promise<Comment> {
  if (!canComment(actor)) throw forbidden();
  await platform.limits.comments.take(actor.userId);
  const id = uuid();
  const writtenAt = platform.now();
  const row = await changeComments(platform.db, propertyId, async (tx, property) => {
    await comments.insert(tx, {
      id,
      property_id: property,
      user_id: actor.userId,
      body: comment,
      rating,
      created_at: writtenAt,
      updated_at: writtenAt,
    });
    return existingComment(tx, { propertyId: property, commentId: id });
  });
  return presentComment(row);
}
