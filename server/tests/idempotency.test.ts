import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CAR_FORM, PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { uploadedFile } from '#server/testing/resumable.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let other: TestPerson;
let property: string;
let photo: Buffer;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  other = await signedInAs(efie.platform, 'Agent');
  property = await uploadedProperty(efie, await signedInAs(efie.platform, 'Agent'));
  photo = await jpegPhoto();
  // Someone who reads what people write to the site.
  await signedInAs(efie.platform, 'Admin');
});
beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  await efie.connection.pool.query('delete from rate_limits');
});

interface Sent {
  key?: string;
  /** Replaces the text, to make the content different. */
  text?: string;
  by?: TestPerson;
}

/** Something that a repeated call makes only once, and the call. */
interface Made {
  table: string;
  send(sent: Sent): Promise<LightMyRequestResponse>;
}

const keyHeader = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };

const comment: Made = {
  table: 'comments',
  send: ({ key, text = 'Lovely', by = lister }) =>
    efie.app.inject({
      method: 'POST',
      url: '/api/comments',
      headers: { ...by.headers, ...keyHeader(key) },
      payload: { propertyId: property, comment: text, rating: 4 },
    }),
};
const commentByProperty: Made = {
  ...comment,
  send: ({ key, text = 'Lovely', by = lister }) =>
    efie.app.inject({
      method: 'POST',
      url: `/api/properties/${property}/comments`,
      headers: { ...by.headers, ...keyHeader(key) },
      payload: { comment: text, rating: 4 },
    }),
};
const enquiry: Made = {
  table: 'enquiries',
  send: ({ key, text = 'Is it free in May?', by = lister }) =>
    efie.app.inject({
      method: 'POST',
      url: `/api/properties/${property}/enquiries`,
      headers: { ...by.headers, ...keyHeader(key) },
      payload: { message: text, phoneNumber: '0245556677' },
    }),
};
const message: Made = {
  table: 'contact_messages',
  send: ({ key, text = 'Do you list hotels?', by = lister }) =>
    efie.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: keyHeader(key),
      payload: { name: 'Esi', email: by.email, message: text },
    }),
};
const listedProperty: Made = {
  table: 'listings',
  send: ({
    key = null,
    text = 'Palm Court',
    by = lister,
  }: Omit<Sent, 'key'> & { key?: string | null }) =>
    postUpload(efie, '/api/properties/upload', {
      fields: { ...PROPERTY_FORM, name: text },
      files: [image(photo)],
      headers: by.headers,
      key,
    }),
};
const listedCar: Made = {
  table: 'listings',
  send: ({
    key = null,
    text = 'Corolla',
    by = lister,
  }: Omit<Sent, 'key'> & { key?: string | null }) =>
    postUpload(efie, '/api/cars/upload', {
      fields: { ...CAR_FORM, name: text },
      files: [image(photo)],
      headers: by.headers,
      key,
    }),
};

const KINDS: [string, Made][] = [
  ['a comment', comment],
  ['a comment by its property', commentByProperty],
  ['a contact message', message],
  ['a property', listedProperty],
  ['a car', listedCar],
];

const count = async (table: string) =>
  (await efie.connection.pool.query(`select count(*) from ${table}`)).rows[0].count as number;

/** Counts the rows that some work adds. */
async function made(table: string, work: () => Promise<unknown>): Promise<number> {
  const before = await count(table);
  await work();
  return (await count(table)) - before;
}

describe.each(KINDS)('%s', (_what, { table, send }) => {
  // §7/42
  test('is made once when sent again with its key within eight days, with the same response', async () => {
    const key = randomUUID();
    const responses: LightMyRequestResponse[] = [];
    const times = await made(table, async () => {
      responses.push(await send({ key }));
      efie.setNow('2026-11-29T09:59:59Z');
      responses.push(await send({ key: `"${key}"` }));
    });
    expect(times).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses[1]?.json()).toEqual(responses[0]?.json());
    efie.setNow('2026-11-29T10:00:00Z');
    expect(await made(table, () => send({ key }))).toBe(1);
  });

  // §7/42
  test('is made once when sent five times at once with one key', async () => {
    const key = randomUUID();
    const responses: LightMyRequestResponse[] = [];
    const times = await made(table, async () => {
      responses.push(...(await Promise.all(Array.from({ length: 5 }, () => send({ key })))));
    });
    expect(times).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });

  test('is made again with another key', async () => {
    expect(await made(table, () => send({ key: randomUUID() }))).toBe(1);
    expect(await made(table, () => send({ key: randomUUID() }))).toBe(1);
  });

  test('is one’s own with a key that someone else used', async () => {
    const key = randomUUID();
    expect(await made(table, () => send({ key }))).toBe(1);
    expect(await made(table, () => send({ key, by: other }))).toBe(1);
  });

  // §7/44
  test('is refused with a key that came with other content', async () => {
    const key = randomUUID();
    await send({ key });
    const times = await made(table, async () => {
      const response = await send({ key, text: 'Another' });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        code: 'UNPROCESSABLE',
        message: 'This Idempotency-Key was sent with other content before. Please send a new one.',
      });
    });
    expect(times).toBe(0);
  });

  test('is refused with an invalid key', async () => {
    const response = await send({ key: 'x'.repeat(201) });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(
      'Please send an Idempotency-Key of 1 to 200 printable characters.',
    );
  });

  // §7/42
  test('is made once within a minute without a key, for one person and content', async () => {
    const text = `Without a key ${randomUUID()}`;
    const times = await made(table, async () => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => send({ text })));
      efie.setNow('2026-11-21T10:00:59Z');
      responses.push(await send({ text }));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    });
    expect(times).toBe(1);
    expect(await made(table, () => send({ text: `${text}!` }))).toBe(1);
    expect(await made(table, () => send({ text, by: other }))).toBe(1);
    efie.setNow('2026-11-21T10:01:00Z');
    expect(await made(table, () => send({ text }))).toBe(1);
  });
});

test('a message sent twice is emailed once', async () => {
  await signedInAs(efie.platform, 'Admin', { email: 'admin@efie.test' });
  const key = randomUUID();
  await Promise.all([message.send({ key }), message.send({ key })]);
  await message.send({ key });
  await efie.runJobs();
  expect(await efie.outbox.to('admin@efie.test')).toHaveLength(1);
});

test('an enquiry is made once with its key, even on another day', async () => {
  const key = randomUUID();
  const responses: LightMyRequestResponse[] = [];
  const times = await made('enquiries', async () => {
    responses.push(await enquiry.send({ key }));
    efie.setNow('2026-11-25T10:00:00Z');
    responses.push(...(await Promise.all([enquiry.send({ key }), enquiry.send({ key })])));
  });
  expect(times).toBe(1);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect((await enquiry.send({ key, text: 'Another' })).statusCode).toBe(422);
  expect(await made('enquiries', () => enquiry.send({ key: randomUUID() }))).toBe(1);
});

test('five enquiries at once with one key make one', async () => {
  const key = randomUUID();
  const text = `At once ${key}`;
  const times = await made('enquiries', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => enquiry.send({ key, text, by: other })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
  });
  expect(times).toBe(1);
});

describe('a booking', () => {
  const send = (stay: string, { key, by = other }: Sent, details = {}) =>
    book(efie, bookingForm(stay, details), { ...by.headers, ...keyHeader(key) });
  let stay: string;

  beforeEach(async () => {
    stay = await listedStay(efie, lister);
  });

  // §7/43
  test('stays one booking when sent again with its key, and uses up no more of the limit', async () => {
    const key = randomUUID();
    const guest = await signedInAs(efie.platform, 'Customer');
    const responses: LightMyRequestResponse[] = [];
    const times = await made('bookings', async () => {
      for (let tries = 0; tries < 12; tries += 1)
        responses.push(await send(stay, { key, by: guest }));
    });
    expect(times).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    await efie.runJobs();
    const confirmations = await efie.outbox.to(guest.email);
    expect(confirmations).toHaveLength(1);
  });

  // §7/43
  test('is made once when sent five times at once with one key', async () => {
    const key = randomUUID();
    const responses: LightMyRequestResponse[] = [];
    const times = await made('bookings', async () => {
      responses.push(...(await Promise.all(Array.from({ length: 5 }, () => send(stay, { key })))));
    });
    expect(times).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });

  // §7/43
  test('is refused with a key that came with another booking', async () => {
    const key = randomUUID();
    await send(stay, { key });
    const response = await send(stay, { key }, { checkOut: '2026-12-05' });
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('UNPROCESSABLE');
  });

  test('by another guest with the same key is their own', async () => {
    const key = randomUUID();
    await send(stay, { key });
    const response = await send(stay, { key, by: await signedInAs(efie.platform, 'Customer') });
    expect(response.json().code).toBe('DATES_TAKEN');
  });

  // §7/43
  test('without its key or with another is refused as the guest’s second', async () => {
    await send(stay, { key: randomUUID() });
    for (const key of [undefined, randomUUID()]) {
      const response = await send(stay, { key });
      expect([response.statusCode, response.json().code]).toEqual([409, 'ALREADY_BOOKED']);
    }
  });
});

test('a failed call leaves its key free', async () => {
  const key = randomUUID();
  const send = (propertyId: string) =>
    efie.app.inject({
      method: 'POST',
      url: '/api/comments',
      headers: { ...lister.headers, 'idempotency-key': key },
      payload: { propertyId, comment: 'Nice' },
    });
  expect((await send(randomUUID())).statusCode).toBe(404);
  expect((await send(property)).statusCode).toBe(201);
});

test('a listing is made once although its uploaded photos are gone at the second try', async () => {
  const photoUploads = await uploadedFile(efie, lister, 'photo', photo);
  const key = randomUUID();
  const send = () =>
    postUpload(efie, '/api/properties/upload', {
      fields: { ...PROPERTY_FORM, photoUploads },
      headers: lister.headers,
      key,
    });
  const responses = await Promise.all([send(), send(), send()]);
  responses.push(await send());
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const ids = responses.map((response) => response.json().property._id);
  expect(new Set(ids).size).toBe(1);
  expect(responses[0]?.json().property.photos).toHaveLength(1);
});

test('what was deleted can be made again without a key', async () => {
  const send = () => comment.send({ text: 'Once more', by: other });
  const { _id } = (await send()).json().comment;
  const url = `/api/properties/${property}/comments/${_id}`;
  await efie.app.inject({ method: 'DELETE', url, headers: other.headers });
  const times = await made('comments', async () => {
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });
  expect(times).toBe(1);
});

test('what was deleted and cannot be made again says why without a key', async () => {
  const send = () => comment.send({ text: 'In vain', by: other });
  const { _id } = (await send()).json().comment;
  const url = `/api/properties/${property}/comments/${_id}`;
  await efie.app.inject({ method: 'DELETE', url, headers: other.headers });
  await efie.connection.pool.query(
    `update rate_limits set points = 20 where key like 'comments:%'`,
  );
  expect((await send()).statusCode).toBe(429);
});

test('keys are forgotten after eight days', async () => {
  await comment.send({ key: randomUUID() });
  efie.setNow('2026-11-29T10:00:00Z');
  await efie.connection.pool.query(
    "select graphile_worker.add_job('forget-idempotency-keys', '{}'::json)",
  );
  await efie.runJobs();
  expect(await count("idempotency_keys where created_at <= '2026-11-21T10:00:00Z'")).toBe(0);
});
