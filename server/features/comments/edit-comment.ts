import type { Actor } from '#domain/accounts/actor.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { canEditComment } from '#domain/comments/permissions.ts';
import type { Comment, EditCommentBody } from '#domain/comments/schema.ts';
import { forbidden } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeComments } from './change-comments.ts';
import { type CommentAddress, existingComment } from './existing-comment.ts';
import { hasMet, starsAreAsked } from './may-rate.ts';
import { presentComment } from './present.ts';
import { comments } from './repository.ts';
import { requireOnTerms } from './require-on-terms.ts';
import { requireOpen } from './require-open.ts';
import { requireRater } from './require-rater.ts';

/**
 * Replaces the text of the actor's own comment, and its stars if they are given and count;
 * otherwise these stay.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for someone else's, while Admins keep the property off the lists, and if author or lister has blocked the other; OWN_LISTING for stars to one's own listing.
 */
export async function editComment(
  platform: Platform,
  actor: Actor,
  { propertyId, commentId }: CommentAddress,
  { comment, rating }: EditCommentBody,
): Promise<Comment> {
  const { db, now } = platform;
  const isAsked = Boolean(rating) && (await starsAreAsked(platform));
  const row = await changeComments(db, propertyId, async (tx, property) => {
    const before = await existingComment(tx, today(now()), { propertyId: property.id, commentId });
    if (!canEditComment(actor, { userId: before.user_id })) {
      throw forbidden(commentMessages.notYours);
    }
    requireOpen(actor, property);
    await requireOnTerms(tx, actor, property, today(now()));
    if (rating) requireRater(actor, property);
    const isKept =
      rating === undefined ||
      (rating !== null && isAsked && !(await hasMet(tx, today(now()), actor, property)));
    await comments.update(tx, before.id, {
      body: comment,
      rating: isKept ? before.rating : rating,
      updated_at: now(),
    });
    return existingComment(tx, today(now()), { propertyId: property.id, commentId });
  });
  return presentComment(row);
}
