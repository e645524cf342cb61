import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConversationMessage, Thread } from '#domain/conversations/schema.ts';
import { listed } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { CONVERSATION_MESSAGES } from './limits.ts';
import { begun, enquire, read, threadOf, write } from './testing/conversations.ts';

const efie = bootTestApp();
const UNKNOWN = '/api/User/enquiries/0197a000-0000-7000-8000-000000000000';
let owner: TestPerson;
let esi: TestPerson;
let property: string;
let conversation: string;

beforeAll(async () => {
  owner = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
});
beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  property = await listed(efie, owner, 'property');
  conversation = await begun(efie, property, esi);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  efie.app.inject({ url: path, headers });
const textsOf = async (person: TestPerson) =>
  (await threadOf(efie, conversation, person)).messages.map(({ number, text }) => [number, text]);

describe('a conversation', () => {
  test('requires sign-in', async () => {
    expect((await get(conversation)).statusCode).toBe(401);
    expect((await write(efie, conversation, {})).statusCode).toBe(401);
    expect((await read(efie, conversation, {}, 1)).statusCode).toBe(401);
  });

  // §2.12/26
  test('is found only by its two people, whatever else is sent', async () => {
    const stranger = await signedInAs(efie.platform, 'Agent');
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const { headers } of [stranger, admin]) {
      for (const response of [
        await get(conversation, headers),
        await write(efie, conversation, headers),
        await write(efie, conversation, headers, ''),
        await read(efie, conversation, headers, 'x'),
      ]) {
        expect(response.statusCode).toBe(404);
        expect(response.json().message).toBe('We couldn’t find this conversation.');
      }
    }
    for (const path of [UNKNOWN, '/api/User/enquiries/1']) {
      expect((await get(path, esi.headers)).statusCode).toBe(404);
      expect((await write(efie, path, esi.headers)).statusCode).toBe(404);
    }
    expect(await textsOf(esi)).toHaveLength(1);
  });

  // §2.12/25
  test('begins with the enquiry for both', async () => {
    const message = {
      _id: conversation.split('/').at(-1),
      number: 1,
      authorId: esi.id,
      text: 'Is it free in May?',
      sentAt: '2026-11-21T10:00:00.000Z',
    };
    const common = { messages: [message], seenUpTo: 0, blocked: false, canWrite: true };
    const ofSender = await get(conversation, esi.headers);
    expect(ofSender.headers['cache-control']).toBe('private, no-store');
    expect(Thread.parse(ofSender.json())).toMatchObject({ ...common, unread: 0, reported: false });
    expect(await threadOf(efie, conversation, owner)).toMatchObject({ ...common, unread: 1 });
  });

  // §2.12/25
  test('continues with the next enquiry about the listing, while another listing gets its own', async () => {
    const again = await begun(efie, property, esi, 'And in June?');
    expect(again).toBe(conversation);
    expect(await textsOf(owner)).toEqual([
      [1, 'Is it free in May?'],
      [2, 'And in June?'],
    ]);
    expect(await begun(efie, await listed(efie, owner, 'car'), esi)).not.toBe(conversation);
    const kofi = await signedInAs(efie.platform, 'Customer');
    expect(await begun(efie, property, kofi)).not.toBe(conversation);
  });

  test('stays a single one, however many enquiries about a listing come at the same moment', async () => {
    const kofi = await signedInAs(efie.platform, 'Customer');
    const words = ['one', 'two', 'three', 'four', 'five'];
    const ids = await Promise.all(words.map((each) => begun(efie, property, kofi, each)));
    expect(new Set(ids).size).toBe(1);
    const { messages } = await threadOf(efie, ids[0] ?? '', owner);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(messages.map(({ text }) => text).sort()).toEqual([...words].sort());
  });

  test('is kept, and can go on, when its listing is deleted', async () => {
    await efie.app.inject({ method: 'DELETE', url: property, headers: owner.headers });
    expect((await threadOf(efie, conversation, esi)).listing.listed).toBe(false);
    expect((await write(efie, conversation, owner.headers, 'It is taken.')).statusCode).toBe(201);
  });

  test('comes in pages, from the newest message on', async () => {
    for (let n = 2; n <= 5; n += 1) await write(efie, conversation, esi.headers, `Message ${n}`);
    const numbers = async (query: string) =>
      (await get(conversation + query, owner.headers))
        .json<Thread>()
        .messages.map(({ number }) => number);
    expect(await numbers('?limit=2')).toEqual([4, 5]);
    expect(await numbers('?limit=2&before=4')).toEqual([2, 3]);
    expect(await numbers('?limit=2&before=2')).toEqual([1]);
    expect(await numbers('?before=1')).toEqual([]);
    expect((await get(`${conversation}?before=0`, owner.headers)).statusCode).toBe(400);
  });

  test('responds with 304 until something has changed', async () => {
    const first = await get(conversation, esi.headers);
    const etag = String(first.headers.etag);
    // As a browser sends it.
    const known = { ...esi.headers, 'if-none-match': etag, 'cache-control': 'no-cache' };
    const unchanged = await get(conversation, known);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect((await get(conversation, { ...known, ...owner.headers })).statusCode).toBe(200);
    await read(efie, conversation, owner.headers, 1);
    expect((await get(conversation, known)).json()).toMatchObject({ seenUpTo: 1 });
  });
});

describe('a message', () => {
  test.each<[string, unknown, string]>([
    ['is null', null, 'Please write a message.'],
    ['is blank', ' \n', 'Please write a message.'],
    ['is too long', 'x'.repeat(2001), 'Please use 2000 characters or fewer.'],
    ['has NUL in it', 'Hello\0', 'This text has characters we can’t read. Please type it again.'],
    ['is a list', ['Hello'], 'Please write a message.'],
  ])('that %s is refused', async (_what, text, message) => {
    const response = await write(efie, conversation, esi.headers, text);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { text: message } });
    expect(await textsOf(esi)).toHaveLength(1);
  });

  test('is stored as text with the next number', async () => {
    efie.setNow('2026-11-21T10:05:00Z');
    const response = await write(efie, conversation, owner.headers, ' <b>Yes</b>\r\nCome! ');
    expect(response.statusCode).toBe(201);
    expect(ConversationMessage.parse(response.json())).toEqual({
      _id: expect.any(String),
      number: 2,
      authorId: owner.id,
      text: '<b>Yes</b>\nCome!',
      sentAt: '2026-11-21T10:05:00.000Z',
    });
    expect(await threadOf(efie, conversation, esi)).toMatchObject({
      unread: 1,
      messages: [{ number: 1 }, { number: 2, text: '<b>Yes</b>\nCome!' }],
    });
  });

  test('gets a number of its own when several come at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        write(efie, conversation, n % 2 ? esi.headers : owner.headers, `Message ${n}`),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    const { messages } = await threadOf(efie, conversation, esi);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await threadOf(efie, conversation, esi)).unread).toBe(4);
    expect((await threadOf(efie, conversation, owner)).unread).toBe(5);
  });

  test('is sent once with its key, however often it comes at the same moment', async () => {
    const headers = { ...esi.headers, 'idempotency-key': '"the same message"' };
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => write(efie, conversation, headers, 'Hello')),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map((response) => response.json()._id)).size).toBe(1);
    expect(await textsOf(esi)).toHaveLength(2);
    expect((await write(efie, conversation, headers, 'Goodbye')).statusCode).toBe(422);
    const other = { ...esi.headers, 'idempotency-key': '"another"' };
    await write(efie, conversation, other, 'Hello');
    expect(await textsOf(esi)).toHaveLength(3);
  });

  test('is limited to 60 an hour for one person', async () => {
    for (let n = 1; n <= 60; n += 1) {
      await efie.platform.limits.of(CONVERSATION_MESSAGES).take(esi.id);
    }
    const response = await write(efie, conversation, esi.headers);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await write(efie, conversation, owner.headers)).statusCode).toBe(201);
  });
});

describe('marking messages as read', () => {
  test.each([undefined, 0, 'x', 1.5])('refuses %s as the number of a message', async (upTo) => {
    expect((await read(efie, conversation, owner.headers, upTo)).statusCode).toBe(400);
  });

  test('shows the author what was seen, and never goes back', async () => {
    await write(efie, conversation, esi.headers, 'Hello?');
    const response = await read(efie, conversation, owner.headers, 1);
    expect(response.json()).toEqual({ unread: 1 });
    expect((await threadOf(efie, conversation, esi)).seenUpTo).toBe(1);
    expect((await read(efie, conversation, owner.headers, 2)).json()).toEqual({ unread: 0 });
    expect((await read(efie, conversation, owner.headers, 1)).json()).toEqual({ unread: 0 });
    expect((await threadOf(efie, conversation, esi)).seenUpTo).toBe(2);
  });

  test('does not count your own messages', async () => {
    expect((await read(efie, conversation, esi.headers, 1)).json()).toEqual({ unread: 0 });
    expect((await threadOf(efie, conversation, esi)).seenUpTo).toBe(0);
    expect((await threadOf(efie, conversation, owner)).unread).toBe(1);
  });

  test('counts once, from several devices and while more messages come', async () => {
    await Promise.all([
      ...Array.from({ length: 4 }, () => read(efie, conversation, owner.headers, 1)),
      ...Array.from({ length: 4 }, (_, n) => write(efie, conversation, esi.headers, `More ${n}`)),
    ]);
    expect((await threadOf(efie, conversation, owner)).unread).toBe(4);
    expect((await read(efie, conversation, owner.headers, 5)).json()).toEqual({ unread: 0 });
  });
});

describe('the email about a message', () => {
  const mailsTo = async ({ email }: TestPerson) => {
    await efie.runJobs();
    return efie.outbox.to(email);
  };

  test('has the text and a link to the conversation, without the author’s address', async () => {
    await write(efie, conversation, owner.headers, 'Yes, <i>it</i> is.\nWhen?');
    const [mail, ...others] = await mailsTo(esi);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: New message about Palm Court');
    expect(mail).toContain('You have a new message');
    expect(mail).toContain('> Yes, <i>it</i> is.\n> When?');
    expect(mail).toContain('<p>Yes, &#60;i&#62;it&#60;/i&#62; is.</p>');
    expect(mail).toContain(`http://efie.test/enquiries/${conversation.split('/').at(-1)}`);
    expect(mail).not.toContain('Reply-To');
    expect(mail).not.toContain(owner.email);
  });

  // §2.12/27
  test('is sent for the first unread message, and again once it was read', async () => {
    const before = (await mailsTo(owner)).length;
    await write(efie, conversation, esi.headers, 'Are you there?');
    expect(await mailsTo(owner)).toHaveLength(before);
    await read(efie, conversation, owner.headers, 2);
    await Promise.all(
      ['One', 'Two', 'Three'].map((text) => write(efie, conversation, esi.headers, text)),
    );
    expect(await mailsTo(owner)).toHaveLength(before + 1);
  });

  test('is stored together with the message or not at all', async () => {
    await efie.connection.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse after insert on conversation_messages deferrable initially deferred
        for each row execute function refuse()`);
    const response = await write(efie, conversation, owner.headers);
    await efie.connection.pool.query('drop function refuse cascade');
    expect(response.statusCode).toBe(500);
    expect(await mailsTo(esi)).toEqual([]);
    expect(await threadOf(efie, conversation, esi)).toMatchObject({ unread: 0 });
    expect((await enquire(efie, property, esi, 'And now?')).statusCode).toBe(201);
    expect(await textsOf(esi)).toEqual([
      [1, 'Is it free in May?'],
      [2, 'And now?'],
    ]);
  });
});
