import type { Actor } from '#domain/accounts/actor.ts';
import { answerMessages } from '#domain/comments/answer-messages.ts';
import { canAnswer, canEditComment } from '#domain/comments/permissions.ts';
import type { AnswerBody, Comment } from '#domain/comments/schema.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { PropertySummary } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeComments } from './change-comments.ts';
import { type CommentAddress, existingComment } from './existing-comment.ts';
import { COMMENTS } from './limits.ts';
import { answerMail } from './mails.ts';
import { presentComment } from './present.ts';
import { type CommentRow, comments } from './repository.ts';
import { requireOpen } from './require-open.ts';

/**
 * Answers a comment, or edits the existing answer: a comment has at most one. Its author is mailed
 * about the first.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless the actor lists the property and another wrote the comment, and while Admins keep the property off the lists;
 * TOO_MANY_REQUESTS, counted with the actor's comments.
 */
export async function answerComment(
  platform: Platform,
  actor: Actor,
  address: CommentAddress,
  { answer }: AnswerBody,
): Promise<Comment> {
  const { db, limits, config, now } = platform;
  await limits.of(COMMENTS).take(actor.userId);
  return changeComments(db, address.propertyId, async (tx, property) => {
    const at = now();
    const before = await commentToAnswer(tx, platform, actor, property, address.commentId);
    requireOpen(actor, property);
    await comments.setAnswer(tx, before.id, {
      answer,
      answered_at: before.answered_at ?? at,
      answer_edited_at: at,
      answer_told_at: before.answer_told_at ?? at,
    });
    const mayBeTold = before.suspended_at === null;
    if (before.answer_told_at === null && mayBeTold) {
      await queueMail(tx, answerMail(before, property, answer, config.appUrl));
    }
    return presentComment(
      await existingComment(tx, today(at), { propertyId: property.id, commentId: before.id }),
    );
  });
}

/**
 * Removes the actor's own answer. An author told of it is not told of a later one.
 * @throws {DomainError} NOT_FOUND, also if there is none; FORBIDDEN unless the actor lists the property.
 */
export const deleteAnswer = (
  platform: Platform,
  actor: Actor,
  { propertyId, commentId }: CommentAddress,
): Promise<void> =>
  changeComments(platform.db, propertyId, async (tx, property) => {
    const before = await commentToAnswer(tx, platform, actor, property, commentId);
    if (before.answer === null) throw notFound(answerMessages.none);
    await comments.setAnswer(tx, before.id, {
      answer: null,
      answered_at: null,
      answer_edited_at: null,
      answer_told_at: before.answer_told_at,
    });
  });

async function commentToAnswer(
  tx: Transaction,
  { now }: Platform,
  actor: Actor,
  property: PropertySummary,
  commentId: string,
): Promise<CommentRow> {
  const comment = await existingComment(tx, today(now()), { propertyId: property.id, commentId });
  const written = { userId: comment.user_id };
  if (!canAnswer(actor, property, written)) {
    throw forbidden(
      canEditComment(actor, written) ? answerMessages.ownComment : answerMessages.notYours,
    );
  }
  return comment;
}
