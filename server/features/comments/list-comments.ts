import type { Viewer } from '#domain/accounts/actor.ts';
import { averageRating } from '#domain/comments/rules.ts';
import type { Comment, CommentPage, ListCommentsQuery } from '#domain/comments/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { getReadableProperty } from '#server/features/properties/public.ts';
import { type PageWindow, pageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentComment } from './present.ts';
import { comments } from './repository.ts';

/**
 * A property's comments, newest first, and their number.
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted, or not the viewer's to read.
 */
export async function listComments(
  { db, now }: Platform,
  viewer: Viewer,
  propertyId: string,
  window: PageWindow,
): Promise<{ comments: Comment[]; total: number }> {
  const { id } = await getReadableProperty(db, viewer, propertyId);
  const [rows, summary] = await Promise.all([
    comments.list(db, id, window, today(now())),
    comments.summarise(db, id),
  ]);
  return { comments: rows.map(presentComment), total: summary.comments };
}

/**
 * A page of a property's comments with its rating (specification §7, the paged family).
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted, or not the viewer's to read.
 */
export async function pageOfComments(
  { db, now }: Platform,
  viewer: Viewer,
  propertyId: string,
  query: ListCommentsQuery,
): Promise<CommentPage> {
  const { id } = await getReadableProperty(db, viewer, propertyId);
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
