import type { Actor } from '#domain/accounts/actor.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { canDeleteComment } from '#domain/comments/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeCommentsIn } from './change-comments.ts';
import { type CommentAddress, existingComment } from './existing-comment.ts';
import { comments } from './repository.ts';

/**
 * Deletes a comment for its author or an Admin.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for someone else's.
 */
export const deleteComment = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  address: CommentAddress,
): Promise<void> => inTransaction(db, (tx) => deleteCommentIn(tx, now(), actor, address));

/**
 * Does the same within the caller's transaction.
 * @param reason of an Admin, for the audit log.
 * @throws {DomainError} as `deleteComment`.
 */
export const deleteCommentIn = (
  tx: Transaction,
  at: Date,
  actor: Actor,
  { propertyId, commentId }: CommentAddress,
  reason?: string,
): Promise<void> =>
  changeCommentsIn(tx, propertyId, async (property) => {
    const comment = await existingComment(tx, today(at), { propertyId: property.id, commentId });
    if (!canDeleteComment(actor, { userId: comment.user_id })) {
      throw forbidden(commentMessages.notYours);
    }
    await comments.delete(tx, comment.id);
    if (actor.userId === comment.user_id) return;
    await recordAudit(tx, {
      event: 'comment-deleted',
      at,
      subject: { kind: 'comment', id: comment.id },
      reason,
      before: { by: comment.user_id, property: property.id, comment: comment.body },
    });
  });
