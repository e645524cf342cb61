import { commentMessages } from '#domain/comments/messages.ts';
import { notFound } from '#domain/errors.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type CommentRow, comments } from './repository.ts';

export interface CommentAddress {
  propertyId: string;
  commentId: string;
}

/**
 * A property's comment, as it stands on a day.
 * @throws {DomainError} NOT_FOUND, also for a comment of another property.
 */
export async function existingComment(
  db: Database | Transaction,
  day: CalendarDate,
  { propertyId, commentId }: CommentAddress,
): Promise<CommentRow> {
  const comment = isId(commentId) ? await comments.findById(db, commentId, day) : undefined;
  if (comment?.listing_id !== propertyId) throw notFound(commentMessages.notFound);
  return comment;
}
