import type { Comment, CommentAnswer } from '#domain/comments/schema.ts';
import type { CommentRow } from './repository.ts';

export function presentComment(row: CommentRow): Comment {
  return {
    _id: row.id,
    propertyId: row.listing_id,
    userId: row.user_id,
    userName: `${row.firstname} ${row.lastname}`.trim(),
    comment: row.body,
    rating: row.rating,
    stayedHere: row.stayed_here,
    answer: presentAnswer(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const presentAnswer = ({
  answer,
  answered_at,
  answer_edited_at,
}: CommentRow): CommentAnswer | null =>
  answer !== null && answered_at && answer_edited_at
    ? {
        text: answer,
        createdAt: answered_at.toISOString(),
        updatedAt: answer_edited_at.toISOString(),
      }
    : null;
