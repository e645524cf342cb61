import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Comment } from '#domain/comments/schema.ts';
import { deleteComment, editComment, postComment } from './comment-calls.ts';
import { commentsQuery } from './comments-query.ts';

const comment = { _id: 'c', propertyId: 'p' } as Comment;
const form = { comment: 'Nice', rating: null };

let calls: { path: string; method: string | undefined; authorization: string | null }[];
let logged: unknown[];

/** There is no site here: the tests check what is sent to it. */
beforeEach(() => {
  calls = [];
  logged = [];
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'authToken' ? 't1' : null) });
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    calls.push({ path, method, authorization: new Headers(headers).get('authorization') });
    return Response.json({ message: 'No.' }, { status: 500 });
  });
  vi.spyOn(console, 'error').mockImplementation((error) => void logged.push(error));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// §7/12, §9/13
test('a comment call is given up after 15 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { queryFn } = commentsQuery('p', null);
  const context = { pageParam: 1 } as Parameters<Extract<typeof queryFn, () => unknown>>[0];
  await Promise.allSettled([
    postComment('p', form, {}),
    editComment(comment, form),
    deleteComment(comment),
    typeof queryFn === 'function' && queryFn(context),
  ]);
  expect(timeout.mock.calls).toEqual([[15_000], [15_000], [15_000], [15_000]]);
});

// §6/14, §7/14
test('only a new comment is sent with the token, and other calls leave it to the cookie', async () => {
  await Promise.allSettled([
    postComment('p', form, {}),
    editComment(comment, form),
    deleteComment(comment),
  ]);
  expect(calls).toEqual([
    { path: '/api/comments', method: 'POST', authorization: 'Bearer t1' },
    { path: '/api/properties/p/comments/c', method: 'PUT', authorization: null },
    { path: '/api/properties/p/comments/c', method: 'DELETE', authorization: null },
  ]);
});

// §8/18
test('failures to edit or delete a comment are logged and thrown again', async () => {
  const failure = expect.objectContaining({ name: 'ApiError', message: 'No.' });
  await expect(editComment(comment, form)).rejects.toEqual(failure);
  await expect(deleteComment(comment)).rejects.toEqual(failure);
  expect(logged).toEqual([failure, failure]);
});
