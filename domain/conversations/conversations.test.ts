import { describe, expect, test } from 'vitest';
import { byDay } from './by-day.ts';
import { mergeMessages } from './merge-messages.ts';
import { canList, canRead, otherThan } from './permissions.ts';
import { checkMessage } from './rules.ts';
import { MessageBody, ReportConversationBody } from './schema.ts';

const parties = { listerId: 'l', senderId: 's' };
const lister = { userId: 'l', role: 'Agent' } as const;
const sender = { userId: 's', role: 'Customer' } as const;
const stranger = { userId: 'x', role: 'Agent' } as const;
const admin = { userId: 'a', role: 'Admin' } as const;

test.each([
  [' ', 'Please write a message.'],
  ['x'.repeat(2001), 'Please use 2000 characters or fewer.'],
])('%j is refused on the screen and in the call', (text, message) => {
  expect(checkMessage(text)).toMatchObject({ ok: false, message });
  expect(MessageBody.safeParse({ text }).error?.issues[0]?.message).toBe(message);
});

test('a correct message is accepted and trimmed', () => {
  expect(checkMessage(` ${'x'.repeat(2000)} `)).toEqual({ ok: true });
  expect(MessageBody.parse({ text: ' Hello\r\n<b>you</b> ' })).toEqual({
    text: 'Hello\n<b>you</b>',
  });
});

test('a report must name one of the reasons', () => {
  expect(ReportConversationBody.parse({ reason: 'payment' })).toEqual({
    reason: 'payment',
    details: '',
  });
  expect(ReportConversationBody.safeParse({}).error?.issues[0]?.message).toBe(
    'Please choose what is wrong.',
  );
  expect(ReportConversationBody.safeParse({ reason: 'boring' }).success).toBe(false);
});

test('only its two people can read a conversation, and an Admin once it was reported', () => {
  const people = [lister, sender, stranger, admin];
  expect(people.map((who) => canRead(who, parties, false))).toEqual([true, true, false, false]);
  expect(people.map((who) => canRead(who, parties, true))).toEqual([true, true, false, true]);
  expect(people.map((who) => otherThan(who, parties))).toEqual(['s', 'l', undefined, undefined]);
});

test('only Admins can list reported conversations', () => {
  const people = [sender, admin, null];
  expect(people.map((who) => canList(who, 'reported'))).toEqual([false, true, false]);
  expect(people.map((who) => canList(who, 'sent'))).toEqual([true, true, false]);
});

describe('newly read messages', () => {
  const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));

  test.each<[string, number[], number[], number[]]>([
    ['are the first', [], [1, 2], [1, 2]],
    ['go on with those that are there', [1, 2], [2, 3], [1, 2, 3]],
    ['come right after them', [1, 2], [3, 4], [1, 2, 3, 4]],
    ['stand before them', [4, 5], [2, 3], [2, 3, 4, 5]],
    ['are too far ahead', [1, 2], [4, 5], [4, 5]],
    ['are none', [1, 2], [], [1, 2]],
    ['are fewer than are there, as of a moment ago', [1, 2, 3], [1, 2], [1, 2, 3]],
  ])('are combined with the known ones when they %s', (_what, known, read, merged) => {
    expect(mergeMessages(numbered(...known), numbered(...read))).toEqual(numbered(...merged));
  });

  test('are grouped by day', () => {
    const [late, next, later] = [
      '2026-11-21T23:59:00Z',
      '2026-11-22T00:00:00Z',
      '2026-11-22T09:00:00Z',
    ].map((sentAt) => ({ sentAt }));
    expect(byDay([late, next, later].flatMap((each) => each ?? []))).toEqual([
      { day: '2026-11-21', messages: [late] },
      { day: '2026-11-22', messages: [next, later] },
    ]);
    expect(byDay([])).toEqual([]);
  });
});
