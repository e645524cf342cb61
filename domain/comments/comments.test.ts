import { describe, expect, test } from 'vitest';
import { canComment, canDeleteComment, canEditComment } from './permissions.ts';
import {
  authorName,
  averageRating,
  checkComment,
  initialOf,
  isEdited,
  postCommentFailure,
  shownComment,
  summaryOf,
  summaryText,
} from './rules.ts';
import { ListCommentsQuery, PostCommentBody, PropertyCommentBody } from './schema.ts';

describe('a comment', () => {
  const signedIn = { signedIn: true };

  // §5/30, §5/32, §5/34, §9/15
  test.each([
    [{ comment: 'Nice', rating: 6 }, { signedIn: false }, 'Please login to leave a comment'],
    [{ comment: ' \n ', rating: 6 }, signedIn, 'Please enter a comment before submitting.'],
    [{ comment: 'x'.repeat(501), rating: null }, signedIn, 'Please use 500 characters or fewer.'],
    [{ comment: 'Nice', rating: 0 }, signedIn, 'Please choose a rating from 1 to 5 stars.'],
    [{ comment: 'Nice', rating: 4.5 }, signedIn, 'Please choose a rating from 1 to 5 stars.'],
  ])('is refused when it is %j', (form, who, message) => {
    expect(checkComment(form, who)).toMatchObject({ ok: false, message });
  });

  // §9/15
  test.each([
    { comment: 'Nice', rating: null },
    { comment: 'x'.repeat(500), rating: 1 },
    { comment: ` ${'x'.repeat(500)} `, rating: 5 },
  ])('is accepted with or without stars, up to 500 characters', (form) => {
    expect(checkComment(form, signedIn)).toEqual({ ok: true });
  });
});

describe('the calls for comments', () => {
  const propertyId = '0199d2a4-7c5b-7d3e-8f00-abcdef012345';

  // §5/33
  test('accept a comment without stars', () => {
    expect(PostCommentBody.parse({ propertyId, comment: ' Nice ' })).toEqual({
      propertyId,
      comment: 'Nice',
      rating: null,
    });
    expect(PropertyCommentBody.parse({ comment: 'Nice', rating: 5 }).rating).toBe(5);
  });

  // §5/33, §9/16
  test.each([
    [{ comment: '', rating: null }, 'Please enter a comment before submitting.'],
    [{ rating: null }, 'Please enter a comment before submitting.'],
    [{ comment: 'x'.repeat(501) }, 'Please use 500 characters or fewer.'],
    [{ comment: 'x', rating: 0 }, 'Please choose a rating from 1 to 5 stars.'],
    [{ comment: 'x', rating: 6 }, 'Please choose a rating from 1 to 5 stars.'],
    [{ comment: 'x', rating: 2.5 }, 'Please choose a rating from 1 to 5 stars.'],
    [{ comment: 'x', rating: '5' }, 'Please choose a rating from 1 to 5 stars.'],
  ])('refuse %j with “%s”', (body, message) => {
    expect(PropertyCommentBody.safeParse(body).error?.issues[0]?.message).toBe(message);
  });

  // §9/14
  test('read five comments a page unless told otherwise', () => {
    expect(ListCommentsQuery.parse({})).toEqual({ page: 1, limit: 5 });
    expect(ListCommentsQuery.parse({ page: '3', limit: '10' })).toEqual({ page: 3, limit: 10 });
    expect(ListCommentsQuery.safeParse({ limit: '1000' }).success).toBe(false);
  });
});

test('a mistake in a comment is reported beside its field', () => {
  const fieldsOf = (form: { comment: string; rating: number | null }) => {
    const check = checkComment(form, { signedIn: true });
    return check.ok ? [] : Object.entries(check.fields);
  };
  expect(fieldsOf({ comment: ' ', rating: null })).toEqual([
    ['comment', 'Please enter a comment before submitting.'],
  ]);
  expect(fieldsOf({ comment: 'x'.repeat(501), rating: null })[0]?.[0]).toBe('comment');
  expect(fieldsOf({ comment: 'x', rating: 6 })[0]?.[0]).toBe('rating');
});

test.each([
  [{ averageRating: null, ratingCount: 0 }, undefined],
  [{ averageRating: null, ratingCount: 2 }, undefined],
  [{ averageRating: 4, ratingCount: 0 }, undefined],
  [
    { averageRating: 4, ratingCount: 2 },
    { rating: 4, count: 2 },
  ],
])('the ratings of %j are summed up as %j', (page, summary) => {
  expect(summaryOf(page)).toEqual(summary);
});

// §2.11/3
test.each([
  [{ rating: 4.5, count: 12 }, '4.5/5 · 12 review(s)'],
  [{ rating: 5, count: 1 }, '5/5 · 1 review(s)'],
  [{ rating: 4.333333, count: 3 }, '4.3/5 · 3 review(s)'],
])('the summary of %j reads %s', (summary, text) => {
  expect(summaryText(summary)).toBe(text);
});

test.each([
  [{ total: 0, count: 0 }, null],
  [{ total: 5, count: 1 }, 5],
  [{ total: 13, count: 3 }, 4.3],
  [{ total: 14, count: 3 }, 4.7],
  [{ total: 17, count: 4 }, 4.3],
])('the stars %j average %s', (sum, average) => {
  expect(averageRating(sum)).toBe(average);
});

// §3/12
test('there is no summary before the first rating', () => {
  expect(summaryOf({ averageRating: null, ratingCount: 0 })).toBeUndefined();
  expect(summaryOf({ averageRating: 4, ratingCount: 2 })).toEqual({ rating: 4, count: 2 });
});

// §2.11/8, §2.11/9, §2.11/10
test('a comment shows its author, an initial and whether it was edited', () => {
  expect(authorName(' ')).toBe('Anonymous User');
  expect([initialOf('ɛsi'), initialOf(null), initialOf(' ama')]).toEqual(['Ɛ', 'A', 'A']);
  expect(
    isEdited({ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00Z' }),
  ).toBe(false);
  expect(
    isEdited({ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:01.000Z' }),
  ).toBe(true);
});

// §8/12, §8/13, §8/14, §8/15, §8/16
test.each([
  [{ status: 401 }, 'Your session has expired. Please log in again.'],
  [{ status: 403, message: 'x' }, 'Access denied. Please check your login status.'],
  [{ status: 403, code: 'EMAIL_UNCONFIRMED', message: 'Confirm first.' }, 'Confirm first.'],
  [{ status: 400, message: 'No.' }, 'No.'],
  [{ status: 400 }, 'Invalid comment data'],
  [{ status: 429 }, 'Too many requests. Please wait before posting again.'],
  [{ status: 500, message: 'x' }, 'Failed to submit comment. Please try again.'],
  [{}, 'Failed to submit comment. Please try again.'],
])('a comment that failed with %j says %s', (failure, message) => {
  expect(postCommentFailure(failure)).toBe(message);
});

test('only its author edits a comment, and only its author or an Admin deletes it', () => {
  const author = { userId: 'a', role: 'Customer' } as const;
  const other = { userId: 'o', role: 'Agent' } as const;
  const admin = { userId: 'x', role: 'Admin' } as const;
  const comment = { userId: 'a' };
  const people = [author, other, admin, null];
  expect(people.map(canComment)).toEqual([true, true, true, false]);
  expect(people.map((who) => canEditComment(who, comment))).toEqual([true, false, false, false]);
  expect(people.map((who) => canDeleteComment(who, comment))).toEqual([true, false, true, false]);
});

test.each([
  ['One.\n\n\n\nTwo.', 'One.\n\nTwo.'],
  ['One.\n \t\n\nTwo.', 'One.\n\nTwo.'],
  ['One.\n\nTwo.\nThree.', 'One.\n\nTwo.\nThree.'],
])('the comment %j is shown with one blank line at most', (text, shown) => {
  expect(shownComment(text)).toBe(shown);
});
