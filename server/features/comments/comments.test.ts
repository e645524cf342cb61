import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Comment, CommentList, CommentPage } from '#domain/comments/schema.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { openStars } from '#server/testing/open-stars.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { COMMENTS } from './limits.ts';

const efie = bootTestApp();
let lister: TestPerson;
let ama: TestPerson;
let kofi: TestPerson;
let admin: TestPerson;
let property: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  ama = await signedInAs(efie.platform, 'Customer', { firstname: 'Ama' });
  kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
  admin = await signedInAs(efie.platform, 'Admin');
  await openStars(efie);
});
beforeEach(async () => {
  property = await uploadedProperty(efie, lister);
  for (const person of [ama, kofi]) await efie.platform.limits.of(COMMENTS).clear(person.id);
});

type Headers = Record<string, string>;
const UNKNOWN = '0197a000-0000-7000-8000-000000000000';
const NOT_FOUND = 'Property not found or unavailable.';

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers?: Headers,
  body?: object,
) => efie.app.inject({ method, url, headers, payload: body });
const post = (body: object, headers?: Headers, id = property) =>
  call('POST', `/api/properties/${id}/comments`, headers, body);
const posted = async (body: object, person = ama) =>
  Comment.parse((await post(body, person.headers)).json());
const list = async () =>
  CommentList.parse((await call('GET', `/api/properties/${property}/comments`)).json());
const page = async (query = '') =>
  CommentPage.parse((await call('GET', `/api/comments/property/${property}${query}`)).json());
const removeProperty = () => call('DELETE', `/api/properties/${property}`, lister.headers);

const BAD_BODIES: [what: string, body: object, message: string][] = [
  ['no text', {}, 'Please enter a comment before submitting.'],
  ['blank text', { comment: ' \n\t ' }, 'Please enter a comment before submitting.'],
  ['invisible text', { comment: '\u200b' }, 'Please enter a comment before submitting.'],
  ['text that is none', { comment: { $gt: '' } }, 'Please enter a comment before submitting.'],
  ['a character too many', { comment: 'x'.repeat(501) }, 'Please use 500 characters or fewer.'],
  ['NUL', { comment: 'a\0b' }, 'This text has characters we can’t read. Please type it again.'],
  ['six stars', { comment: 'a', rating: 6 }, 'Please choose a rating from 1 to 5 stars.'],
  ['half a star', { comment: 'a', rating: 1.5 }, 'Please choose a rating from 1 to 5 stars.'],
  ['stars as text', { comment: 'a', rating: '5' }, 'Please choose a rating from 1 to 5 stars.'],
];

describe('POST /api/properties/{id}/comments', () => {
  // §6/10
  test('requires sign-in', async () => {
    expect((await post({ comment: 'Nice' })).statusCode).toBe(401);
  });

  // §5/30
  test.each(BAD_BODIES)('refuses %s', async (_what, body, message) => {
    const response = await post(body, ama.headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', message });
  });

  test.each([[UNKNOWN], ['no-id']])('does not find the property %s', async (id) => {
    const response = await post({ comment: 'Nice' }, ama.headers, id);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe(NOT_FOUND);
  });

  test('does not find a property that was deleted', async () => {
    await removeProperty();
    expect((await post({ comment: 'Nice' }, ama.headers)).statusCode).toBe(404);
    expect((await call('GET', `/api/properties/${property}/comments`)).statusCode).toBe(404);
    expect((await call('GET', `/api/comments/property/${property}`)).statusCode).toBe(404);
  });

  // §3/10, §7/8, §7/9
  test('returns the comment with its text as it was written', async () => {
    const html = '<script>alert("1")</script> & so on';
    const response = await post({ comment: `  ${html} `, rating: 4 }, ama.headers);
    expect(response.statusCode).toBe(201);
    expect(Comment.parse(response.json())).toMatchObject({
      propertyId: property,
      userId: ama.id,
      userName: 'Ama Mensah',
      comment: html,
      rating: 4,
      updatedAt: response.json().createdAt,
    });
    expect(await list()).toEqual([response.json()]);
  });

  // §5/32
  test('accepts 500 characters, and no stars', async () => {
    expect(await posted({ comment: 'é'.repeat(500), rating: null })).toMatchObject({
      rating: null,
    });
  });

  // §8/15
  test('stops after 20 comments in ten minutes', async () => {
    for (let i = 0; i < 20; i += 1) await posted({ comment: `Comment ${i}` });
    const response = await post({ comment: 'One more' }, ama.headers);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await posted({ comment: 'Mine still goes' }, kofi)).toMatchObject({ userId: kofi.id });
  });
});

describe('POST /api/comments', () => {
  const write = (body: object, headers?: Headers) => call('POST', '/api/comments', headers, body);

  // §6/10
  test('requires sign-in', async () => {
    expect((await write({ propertyId: property, comment: 'Nice' })).statusCode).toBe(401);
  });

  test('refuses an invalid property, and does not find an unknown one', async () => {
    const bad = await write({ propertyId: 'x', comment: 'Nice' }, ama.headers);
    expect(bad.statusCode).toBe(400);
    const unknown = await write({ propertyId: UNKNOWN, comment: 'Nice' }, ama.headers);
    expect(unknown.statusCode).toBe(404);
  });

  // §7/14, §8/17
  test('returns the comment and a message, and both lists of comments show it', async () => {
    const body = { propertyId: property, comment: 'Quiet at night', rating: null };
    const response = await write(body, ama.headers);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      message: 'Comment posted successfully!',
      comment: { comment: 'Quiet at night', rating: null },
    });
    expect(await list()).toEqual([response.json().comment]);
    expect((await page()).comments).toEqual([response.json().comment]);
  });
});

describe('GET /api/comments/property/{id}', () => {
  // §3/11, §7/8
  test('returns an empty page where nobody has commented', async () => {
    expect(await list()).toEqual([]);
    expect(await page()).toEqual({
      comments: [],
      pagination: { currentPage: 1, totalPages: 0, totalComments: 0, hasMore: false },
      averageRating: null,
      ratingCount: 0,
    });
  });

  // §3/11, §7/13
  test('returns pages of five, the newest first, with the rating of all', async () => {
    for (const [n, rating] of [1, 4, null, 5, null, 3, 4].entries()) {
      const person = await signedInAs(efie.platform, 'Customer');
      await posted({ comment: `Number ${n}`, rating }, person);
    }
    const first = await page();
    expect(first.comments.map((comment) => comment.rating)).toEqual([4, 3, null, 5, null]);
    expect(first).toMatchObject({
      pagination: { currentPage: 1, totalPages: 2, totalComments: 7, hasMore: true },
      averageRating: 3.4,
      ratingCount: 5,
    });
    const second = await page('?page=2&limit=5');
    expect(second.comments.map((comment) => comment.rating)).toEqual([4, 1]);
    expect(second.pagination).toMatchObject({ currentPage: 2, hasMore: false });
    expect((await page('?page=9')).comments).toEqual([]);
    expect((await page('?limit=7')).pagination).toMatchObject({ totalPages: 1, hasMore: false });
    expect((await call('GET', `/api/comments/property/${property}?limit=1000`)).statusCode).toBe(
      400,
    );
  });
});

describe('PUT /api/properties/{id}/comments/{commentId}', () => {
  const edit = (id: string, body: object, headers?: Headers, at = property) =>
    call('PUT', `/api/properties/${at}/comments/${id}`, headers, body);

  // §6/10
  test('requires sign-in', async () => {
    const { _id } = await posted({ comment: 'Nice' });
    expect((await edit(_id, { comment: 'Mine' })).statusCode).toBe(401);
  });

  test('refuses someone else’s comment, even for an Admin', async () => {
    const { _id } = await posted({ comment: 'Nice' });
    for (const person of [kofi, admin]) {
      const response = await edit(_id, { comment: 'Mine' }, person.headers);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('You can only change your own comments.');
    }
    expect(await list()).toMatchObject([{ comment: 'Nice' }]);
  });

  test.each(BAD_BODIES)('refuses %s', async (_what, body) => {
    const { _id } = await posted({ comment: 'Nice' });
    expect((await edit(_id, body, ama.headers)).statusCode).toBe(400);
  });

  test('does not find an unknown comment, or one of another property', async () => {
    const { _id } = await posted({ comment: 'Nice' });
    const elsewhere = await uploadedProperty(efie, lister);
    for (const [id, at] of [
      [UNKNOWN, property],
      ['no-id', property],
      [_id, elsewhere],
    ] as const) {
      const response = await edit(id, { comment: 'Mine' }, ama.headers, at);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('Comment not found.');
    }
    expect((await edit(_id, { comment: 'Mine' }, ama.headers, UNKNOWN)).statusCode).toBe(404);
  });

  // §7/10
  test('changes the text, the stars and with them the rating', async () => {
    const { _id, createdAt } = await posted({ comment: 'Nice', rating: 5 });
    await posted({ comment: 'Fine', rating: 2 }, kofi);
    const later = new Date(Date.parse(createdAt) + 60_000);
    efie.setNow(later);
    const response = await edit(_id, { comment: 'Not so nice', rating: 1 }, ama.headers);
    expect(response.statusCode).toBe(200);
    expect(Comment.parse(response.json())).toMatchObject({
      _id,
      comment: 'Not so nice',
      rating: 1,
      createdAt,
      updatedAt: later.toISOString(),
    });
    expect(await page()).toMatchObject({ averageRating: 1.5, ratingCount: 2 });
  });

  test('keeps stars that are not mentioned, and removes them when they are null', async () => {
    const { _id } = await posted({ comment: 'Nice', rating: 5 });
    const kept = await edit(_id, { comment: 'Nice indeed' }, ama.headers);
    expect(kept.json()).toMatchObject({ comment: 'Nice indeed', rating: 5 });
    const taken = await edit(_id, { comment: 'Nice', rating: null }, ama.headers);
    expect(taken.json()).toMatchObject({ comment: 'Nice', rating: null });
    expect(await page()).toMatchObject({ averageRating: null, ratingCount: 0 });
  });
});

describe('DELETE /api/properties/{id}/comments/{commentId}', () => {
  const remove = (id: string, headers?: Headers, at = property) =>
    call('DELETE', `/api/properties/${at}/comments/${id}`, headers);

  // §6/10
  test('requires sign-in', async () => {
    const { _id } = await posted({ comment: 'Nice' });
    expect((await remove(_id)).statusCode).toBe(401);
  });

  test('refuses someone else’s comment', async () => {
    const { _id } = await posted({ comment: 'Nice' });
    expect((await remove(_id, kofi.headers)).statusCode).toBe(403);
    expect((await remove(_id, lister.headers)).statusCode).toBe(403);
  });

  test('does not find a comment of another property', async () => {
    const { _id } = await posted({ comment: 'Nice' });
    const elsewhere = await uploadedProperty(efie, lister);
    expect((await remove(_id, ama.headers, elsewhere)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  // §7/11
  test.each(['author', 'admin'])(
    'returns true to the %s, and takes the stars out of the rating',
    async (who) => {
      const { _id } = await posted({ comment: 'Nice', rating: 5 });
      const response = await remove(_id, (who === 'author' ? ama : admin).headers);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toBe(true);
      expect(await page()).toMatchObject({ comments: [], averageRating: null, ratingCount: 0 });
      expect((await remove(_id, ama.headers)).statusCode).toBe(404);
    },
  );
});

describe('the rating of a property', () => {
  const rating = async () => {
    const response = await call('GET', `/api/properties/${property}`);
    const { averageRating, reviewCount } = response.json();
    return { averageRating, reviewCount };
  };

  test('is right after 16 comments, edits and deletions at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, () => signedInAs(efie.platform, 'Customer')),
    );
    const first = await Promise.all(
      people.slice(0, 4).map((person, n) => posted({ comment: `Old ${n}`, rating: 1 }, person)),
    );
    const at = (index: number) => {
      const [person, comment] = [people[index], first[index]];
      if (!person || !comment) throw new Error('nobody');
      return [`/api/properties/${property}/comments/${comment._id}`, person.headers] as const;
    };
    const responses = await Promise.all([
      ...[5, 5, 5, 5, 5, 4, 4, null].map((stars, index) =>
        post({ comment: `New ${index}`, rating: stars }, people[4 + index]?.headers),
      ),
      ...[0, 1].map((index) => call('PUT', ...at(index), { comment: 'Edited', rating: 3 })),
      ...[2, 3].map((index) => call('DELETE', ...at(index))),
    ]);
    expect(responses.filter((response) => response.statusCode >= 300)).toEqual([]);
    // 5 × 5, 2 × 4 and 2 × 3 are 39 of 9.
    expect(await rating()).toEqual({ averageRating: 4.3, reviewCount: 9 });
    expect(await page()).toMatchObject({ averageRating: 4.3, ratingCount: 9 });
  });

  // §2.11/15
  test('counts one from each person: a later one replaces the earlier', async () => {
    await posted({ comment: 'Loud.', rating: 1 });
    await posted({ comment: 'Fine.', rating: 3 }, kofi);
    const later = await posted({ comment: 'Quiet since they moved.', rating: 5 });
    expect(await rating()).toEqual({ averageRating: 4, reviewCount: 2 });
    const shown = (await list()).map(({ comment, rating: stars }) => [comment, stars]);
    expect(shown).toEqual([
      ['Quiet since they moved.', 5],
      ['Fine.', 3],
      ['Loud.', null],
    ]);
    const [, , earlier] = await list();
    expect(earlier?.updatedAt).toBe(earlier?.createdAt);

    // A comment without stars is no rating; adding stars to an earlier comment makes a later one.
    await posted({ comment: 'Thanks.', rating: null });
    expect(await rating()).toEqual({ averageRating: 4, reviewCount: 2 });
    const url = `/api/properties/${property}/comments/${earlier?._id}`;
    await call('PUT', url, ama.headers, { comment: 'Loud again.', rating: 2 });
    expect(await rating()).toEqual({ averageRating: 2.5, reviewCount: 2 });
    expect((await list()).find(({ _id }) => _id === later._id)?.rating).toBeNull();
  });

  // §2.11/15
  test('counts one from a person who rates twelve times at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        post({ comment: `At once ${n}`, rating: (n % 5) + 1 }, ama.headers),
      ),
    );
    expect(responses.filter((response) => response.statusCode !== 201)).toEqual([]);
    const rated = (await list()).filter((comment) => comment.rating !== null);
    expect(rated).toHaveLength(1);
    expect(await rating()).toEqual({ averageRating: rated[0]?.rating, reviewCount: 1 });
  });
});

describe('stars for your own listing', () => {
  // §2.11/16
  test('are refused by both calls and in an edit, while a comment without them is accepted', async () => {
    const own = { comment: 'My house is the best.', rating: 5 };
    const response = await call('POST', '/api/comments', lister.headers, {
      ...own,
      propertyId: property,
    });
    const said = await posted({ comment: 'Yes, there is parking.' }, lister);
    const edited = await call(
      'PUT',
      `/api/properties/${property}/comments/${said._id}`,
      lister.headers,
      own,
    );
    for (const each of [await post(own, lister.headers), response, edited]) {
      expect(each.statusCode).toBe(403);
      expect(each.json()).toMatchObject({
        code: 'OWN_LISTING',
        message: 'This is your own listing. You can comment on it, but not rate it.',
      });
    }
    expect(await page()).toMatchObject({ averageRating: null, ratingCount: 0 });
    expect(await list()).toEqual([said]);
  });
});
