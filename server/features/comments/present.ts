import type { Comment } from '#domain/comments/schema.ts';
import type { CommentRow } from './repository.ts';

export function presentComment(row: CommentRow): Comment {
  return {
    _id: row.id,
    propertyId: row.property_id,
    userId: row.user_id,
    userName: `${row.firstname} ${row.lastname}`.trim(),
    comment: row.body,
    rating: row.rating,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
