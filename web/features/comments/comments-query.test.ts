import { expect, test } from 'vitest';
import type { Comment, CommentPage } from '#domain/comments/schema.ts';
import { commentsOf, commentsPath, withNewComment } from './comments-query.ts';

const comment = (id: string) => ({ _id: id }) as Comment;

const page = (currentPage: number, ids: string[]): CommentPage => ({
  comments: ids.map(comment),
  pagination: { currentPage, totalPages: 2, totalComments: 4, hasMore: currentPage === 1 },
  averageRating: null,
  ratingCount: 0,
});

const loaded = { pages: [page(1, ['d', 'c']), page(2, ['b', 'a'])], pageParams: [1, 2] };
const ids = (pages: typeof loaded) => commentsOf(pages).map(({ _id }) => _id);

// §7/13, §7/38
test('comments are loaded five at a time', () => {
  expect(commentsPath('p', 2)).toBe('/api/comments/property/p?page=2&limit=5');
});

// §4/23
test('later pages are appended, and a comment that moved between pages shows once', () => {
  expect(ids(loaded)).toEqual(['d', 'c', 'b', 'a']);
  expect(ids({ ...loaded, pages: [page(1, ['e', 'd']), page(2, ['d', 'c'])] })).toEqual([
    'e',
    'd',
    'c',
  ]);
  expect(commentsOf(undefined)).toEqual([]);
});

// §4/24
test('a new comment comes first and counts at once', () => {
  const after = withNewComment(loaded, comment('e'));
  expect(commentsOf(after).map(({ _id }) => _id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(after.pages.map(({ pagination }) => pagination.totalComments)).toEqual([5, 5]);
});
