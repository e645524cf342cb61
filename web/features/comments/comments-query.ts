import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '#domain/comments/rules.ts';
import type { Comment, CommentPage } from '#domain/comments/schema.ts';
import { COMMENT_TIMEOUT_MS } from '#domain/site/constants.ts';
import { call } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';

/** A page of a property's comments, the newest first; pages from 1. */
export const commentsPath = (propertyId: string, page = 1) =>
  readPath('GET /api/comments/property/:id', {
    params: { id: propertyId },
    query: { page, limit: PAGE_SIZE },
  });

export type LoadedComments = InfiniteData<CommentPage>;

/** A property's comments, page after page; `first` is the page that the server rendered. */
export const commentsQuery = (propertyId: string, first: CommentPage | null) =>
  infiniteQueryOptions({
    queryKey: ['comments', propertyId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/comments/property/:id', {
        params: { id: propertyId },
        query: { page: pageParam, limit: PAGE_SIZE },
        signal,
        timeoutMs: COMMENT_TIMEOUT_MS,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, hasMore } }) =>
      hasMore ? currentPage + 1 : undefined,
    initialData: first ? { pages: [first], pageParams: [1] } : undefined,
  });

/** Each loaded comment once: one may move to the next page while pages are loading. */
export function commentsOf(loaded: LoadedComments | undefined): Comment[] {
  const all = loaded?.pages.flatMap(({ comments }) => comments) ?? [];
  return [...new Map(all.map((comment) => [comment._id, comment])).values()];
}

/** The same with a new comment in front, until the list is loaded again. */
export function withNewComment(loaded: LoadedComments, comment: Comment): LoadedComments {
  return {
    ...loaded,
    pages: loaded.pages.map((page, index) => ({
      ...page,
      comments: index === 0 ? [comment, ...page.comments] : page.comments,
      pagination: { ...page.pagination, totalComments: page.pagination.totalComments + 1 },
    })),
  };
}
