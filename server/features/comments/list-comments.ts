import { today } from '#domain/calendar-date.ts';
import { averageRating } from '#domain/comments/rules.ts';
import type { Comment, CommentPage, ListCommentsQuery } from '#domain/comments/schema.ts';
import { notFound } from '#domain/errors.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { getPropertySummary } from '#server/features/properties/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type PageWindow, pageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentComment } from './present.ts';
import { comments } from './repository.ts';

/**
 * A property's comments, the newest first, and how many there are.
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted.
 */
export async function listComments(
  { db, now }: Platform,
  propertyId: string,
  window: PageWindow,
): Promise<{ comments: Comment[]; total: number }> {
  const id = await existingProperty(db, propertyId);
  const [rows, summary] = await Promise.all([
    comments.list(db, id, window, today(now())),
    comments.summarise(db, id),
  ]);
  return { comments: rows.map(presentComment), total: summary.comments };
}

/**
 * A page of a property's comments with its rating (specification §7, the paged family).
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted.
 */
export async function pageOfComments(
  { db, now }: Platform,
  propertyId: string,
  query: ListCommentsQuery,
): Promise<CommentPage> {
  const id = await existingProperty(db, propertyId);
  const window = pageWindow(query);
  const [rows, summary] = await Promise.all([
    comments.list(db, id, window, today(now())),
    comments.summarise(db, id),
  ]);
  return {
    comments: rows.map(presentComment),
    pagination: {
      currentPage: window.page,
      totalPages: Math.ceil(summary.comments / window.size),
      totalComments: summary.comments,
      hasMore: window.offset + window.size < summary.comments,
    },
    averageRating: averageRating({ total: summary.stars, count: summary.ratings }),
    ratingCount: summary.ratings,
  };
}

async function existingProperty(db: Database, id: string): Promise<string> {
  const property = await getPropertySummary(db, id);
  if (!property) throw notFound(propertyMessages.notFound);
  return property.id;
}
