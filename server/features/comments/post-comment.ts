import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { canComment } from '#domain/comments/permissions.ts';
import type { Comment, PostCommentBody } from '#domain/comments/schema.ts';
import { forbidden } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeComments } from './change-comments.ts';
import { existingComment } from './existing-comment.ts';
import { COMMENTS } from './limits.ts';
import { hasMet, starsAreAsked } from './may-rate.ts';
import { presentComment } from './present.ts';
import { comments } from './repository.ts';
import { requireOnTerms } from './require-on-terms.ts';
import { requireOpen } from './require-open.ts';
import { requireRater } from './require-rater.ts';

/**
 * Comments on a property, with or without stars; a repeated call is the same comment. The stars
 * replace those that its author gave it before. Stars that do not count, because their author has
 * not stayed there or written to the lister, are dropped; the comment is kept.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN while Admins keep the property off the lists, and if author or lister has blocked the other; OWN_LISTING for stars to one's own; TOO_MANY_REQUESTS after 20 comments in 10 minutes; UNPROCESSABLE for a key that
 * came with another comment.
 */
export async function postComment(
  platform: Platform,
  actor: Actor,
  body: PostCommentBody,
  key?: string,
): Promise<Comment> {
  if (!canComment(actor)) throw forbidden();
  const { propertyId } = body;
  return once(
    platform,
    { makes: 'comment', by: actor.userId, key, content: body },
    (claim) => write(platform, actor, body, claim),
    async (commentId) =>
      presentComment(
        await existingComment(platform.db, today(platform.now()), { propertyId, commentId }),
      ),
  );
}

async function write(
  platform: Platform,
  actor: Actor,
  { propertyId, comment, rating }: PostCommentBody,
  claim: Claim,
): Promise<Comment> {
  const { db, limits, now } = platform;
  await limits.of(COMMENTS).take(actor.userId);
  const isAsked = rating !== null && (await starsAreAsked(platform));
  const id = uuid();
  const writtenAt = now();
  const row = await changeComments(db, propertyId, async (tx, property) => {
    requireOpen(actor, property);
    await requireOnTerms(tx, actor, property, today(writtenAt));
    if (rating !== null) requireRater(actor, property);
    const counts =
      rating !== null && (!isAsked || (await hasMet(tx, today(writtenAt), actor, property)));
    await claim(tx, id);
    await comments.insert(tx, {
      id,
      listing_id: property.id,
      user_id: actor.userId,
      body: comment,
      rating: counts ? rating : null,
      created_at: writtenAt,
      updated_at: writtenAt,
    });
    return existingComment(tx, today(writtenAt), { propertyId: property.id, commentId: id });
  });
  return presentComment(row);
}
