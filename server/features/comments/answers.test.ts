import { beforeEach, describe, expect, test } from 'vitest';
import { Comment, CommentPage } from '#domain/comments/schema.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let ama: TestPerson;
let property: string;
let comment: Comment;

beforeEach(async () => {
  efie.setNow('2026-11-01T12:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
  ama = await signedInAs(efie.platform, 'Customer');
  property = await uploadedProperty(efie, lister, { name: 'Palm Court' });
  comment = await commented(ama);
});

const call = (
  method: 'PUT' | 'DELETE',
  { headers }: Partial<TestPerson>,
  { payload, id = comment._id }: { payload?: object; id?: string } = {},
) =>
  efie.app.inject({
    method,
    url: `/api/properties/${property}/comments/${id}/answer`,
    headers,
    payload,
  });
const answer = (text: string, by: Partial<TestPerson> = lister) =>
  call('PUT', by, { payload: { answer: text } });
const commented = async (by: TestPerson, to = property) =>
  Comment.parse(
    (
      await efie.app.inject({
        method: 'POST',
        url: `/api/properties/${to}/comments`,
        headers: by.headers,
        payload: { comment: 'Is the water warm?' },
      })
    ).json(),
  );
const first = async (of = property) => {
  const { body } = await efie.app.inject(`/api/comments/property/${of}`);
  return CommentPage.parse(JSON.parse(body)).comments[0];
};
const mailsToAma = async () => {
  await efie.runJobs();
  return efie.outbox.to(ama.email);
};

describe("the lister's answer", () => {
  test('requires sign-in', async () => {
    expect((await answer('Yes.', {})).statusCode).toBe(401);
    expect((await call('DELETE', {})).statusCode).toBe(401);
  });

  test('is given and deleted by no one else, not even an Admin', async () => {
    await answer('Yes.');
    for (const other of [
      ama,
      await signedInAs(efie.platform, 'Agent'),
      await signedInAs(efie.platform, 'Admin'),
    ]) {
      expect((await answer('No.', other)).statusCode).toBe(403);
      expect((await call('DELETE', other)).statusCode).toBe(403);
    }
    expect((await first())?.answer?.text).toBe('Yes.');
  });

  test('cannot be given to the lister’s own comment', async () => {
    const own = await commented(lister);
    const response = await call('PUT', lister, { payload: { answer: 'Yes.' }, id: own._id });
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe('This is your own comment. Please edit it instead.');
  });

  test.each([
    ['', 'Please enter an answer before sending.'],
    [' \n', 'Please enter an answer before sending.'],
    ['x'.repeat(501), 'Please use 500 characters or fewer.'],
  ])('is refused as %j', async (text, message) => {
    const response = await answer(text);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  test('is shown with the comment, leaves its stars alone, and can be edited', async () => {
    const given = await answer(' Yes, all day. ');
    expect(given.statusCode).toBe(200);
    const at = '2026-11-01T12:00:00.000Z';
    expect(Comment.parse(given.json())).toEqual({
      ...comment,
      answer: { text: 'Yes, all day.', createdAt: at, updatedAt: at },
    });
    efie.setNow('2026-11-01T13:00:00Z');
    await answer('Yes.');
    expect((await first())?.answer).toEqual({
      text: 'Yes.',
      createdAt: at,
      updatedAt: '2026-11-01T13:00:00.000Z',
    });
  });

  test('can be deleted once', async () => {
    await answer('Yes.');
    expect((await call('DELETE', lister)).statusCode).toBe(200);
    expect((await first())?.answer).toBeNull();
    expect((await call('DELETE', lister)).statusCode).toBe(404);
  });

  test('stays when the comment is edited', async () => {
    await answer('Yes.');
    await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${property}/comments/${comment._id}`,
      headers: ama.headers,
      payload: { comment: 'Is it warm now?' },
    });
    expect(await first()).toMatchObject({ comment: 'Is it warm now?', answer: { text: 'Yes.' } });
  });

  test('is emailed to the author once, however often it is given, edited and deleted', async () => {
    await Promise.all([answer('Yes.'), answer('Yes.'), answer('Yes, all day.')]);
    await call('DELETE', lister);
    await answer('It is.');
    const mails = await mailsToAma();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('New reply to your comment on Palm Court');
    expect(mails[0]).toContain(`/property/${property}#comments`);
  });

  test('is not emailed to someone who is suspended', async () => {
    await efie.platform.db
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', ama.id)
      .execute();
    expect((await answer('Yes.')).statusCode).toBe(200);
    expect(await mailsToAma()).toHaveLength(0);
  });

  test('is neither given nor deleted under another property, not even by its lister', async () => {
    const agent = await signedInAs(efie.platform, 'Agent');
    const others = await Promise.all(
      [lister, agent].map(async (by) => ({ by, other: await uploadedProperty(efie, by) })),
    );
    const elsewhere = async (method: 'PUT' | 'DELETE', payload?: object) => {
      const responses = others.map(({ by: { headers }, other }) => {
        const url = `/api/properties/${other}/comments/${comment._id}/answer`;
        return efie.app.inject({ method, url, headers, payload });
      });
      return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
    };
    expect(await elsewhere('PUT', { answer: 'Yes.' })).toEqual([404, 404]);
    expect((await first())?.answer).toBeNull();
    expect(await mailsToAma()).toEqual([]);
    await answer('No.');
    expect(await elsewhere('DELETE')).toEqual([404, 404]);
    expect((await first())?.answer?.text).toBe('No.');
  });

  test('is not accepted for an unknown comment', async () => {
    const response = await call('PUT', lister, {
      payload: { answer: 'Yes.' },
      id: '0197a000-0000-7000-8000-000000000000',
    });
    expect(response.statusCode).toBe(404);
  });
});

describe('"Stayed here"', () => {
  const stayed = async (of: string) => (await first(of))?.stayedHere;

  test('is shown for someone who had a stay there, once it is over', async () => {
    const stay = await listedStay(efie, lister);
    expect((await book(efie, bookingForm(stay), ama.headers)).statusCode).toBe(201);
    await commented(ama, stay);
    expect(await stayed(stay)).toBe(false);
    efie.setNow('2026-12-03T23:59:00Z');
    expect(await stayed(stay)).toBe(false);
    efie.setNow('2026-12-04T00:00:00Z');
    expect(await stayed(stay)).toBe(true);
  });

  test('is not shown for another property or for a stay that was cancelled', async () => {
    const stay = await listedStay(efie, lister);
    const kofi = await signedInAs(efie.platform, 'Customer');
    const booked = await book(efie, bookingForm(stay), ama.headers);
    await efie.app.inject({
      method: 'POST',
      url: `/api/bookings/${booked.json().booking._id}/cancel`,
      headers: ama.headers,
    });
    const form = bookingForm(stay, { checkIn: '2026-12-05', checkOut: '2026-12-06' });
    expect((await book(efie, form, kofi.headers)).statusCode).toBe(201);
    await commented(kofi, stay);
    efie.setNow('2026-11-01T12:01:00Z');
    await commented(ama, stay);
    efie.setNow('2026-11-01T12:02:00Z');
    await commented(kofi);
    efie.setNow('2027-01-01T00:00:00Z');
    const ofStay = CommentPage.parse(
      JSON.parse((await efie.app.inject(`/api/comments/property/${stay}`)).body),
    );
    expect(ofStay.comments.map(({ userId, stayedHere }) => [userId, stayedHere])).toEqual([
      [ama.id, false],
      [kofi.id, true],
    ]);
    expect(await stayed(property)).toBe(false);
  });
});
