import { expect, test } from 'vitest';
import { afterAnswer, afterForm, afterReading, unanswered } from './marks.ts';

const READ = { facts: { bedrooms: 2, pool: true }, read: ['pool'], answered: [] };

test('reading fills what is empty, and marks it', () => {
  const listing = { facts: { bedrooms: 2 }, read: [], answered: [] };
  expect(afterReading(listing, { bedrooms: 3, pool: true, water: ['borehole'] })).toEqual({
    facts: { bedrooms: 2, pool: true, water: ['borehole'] },
    read: ['pool', 'water'],
    answered: [],
  });
});

test('reading again follows the text, and skips what was answered', () => {
  expect(afterReading(READ, { lift: true })).toEqual({
    facts: { bedrooms: 2, lift: true },
    read: ['lift'],
    answered: [],
  });
  const answered = ['pool=true', 'water=borehole'];
  const empty = { facts: {}, read: [], answered };
  expect(afterReading(empty, { pool: true, water: ['borehole', 'polytank'] })).toEqual({
    facts: { water: ['polytank'] },
    read: ['water'],
    answered,
  });
});

test('only the very value that was answered is not asked for again', () => {
  expect(unanswered({ bedrooms: 3, pool: true }, ['bedrooms=2', 'pool=true'])).toEqual({
    bedrooms: 3,
  });
});

test('keeping confirms, removing takes away, and neither is asked again', () => {
  expect(afterAnswer(READ, { keep: ['pool', 'bedrooms', 'x'], remove: [] })).toEqual({
    facts: READ.facts,
    read: [],
    answered: ['pool=true'],
  });
  expect(afterAnswer(READ, { keep: [], remove: ['pool', 'bedrooms'] })).toEqual({
    facts: { bedrooms: 2 },
    read: [],
    answered: ['pool=true'],
  });
});

test('a form that leaves a read detail as it was does not confirm it', () => {
  expect(afterForm({ bedrooms: 4, pool: true }, [], READ)).toEqual({
    facts: { bedrooms: 4, pool: true },
    read: ['pool'],
    answered: [],
  });
});

test('a form that changes or empties a read detail decides it', () => {
  expect(afterForm({ bedrooms: 2 }, [], READ)).toEqual({
    facts: { bedrooms: 2 },
    read: [],
    answered: ['pool=true'],
  });
  const rooms = { facts: { bedrooms: 2 }, read: ['bedrooms'], answered: [] };
  expect(afterForm({ bedrooms: 3 }, [], rooms)).toMatchObject({ facts: { bedrooms: 3 }, read: [] });
});

test('a new text takes its read details along, and leaves those of the lister', () => {
  expect(afterForm(READ.facts, [], READ, { bedrooms: 5 })).toEqual({
    facts: { bedrooms: 2 },
    read: [],
    answered: [],
  });
  const rooms = { facts: { bedrooms: 2 }, read: ['bedrooms'], answered: [] };
  expect(afterForm({ bedrooms: 2 }, [], rooms, { bedrooms: 3 })).toMatchObject({
    facts: { bedrooms: 3 },
    read: ['bedrooms'],
  });
});

test('answers in a form are kept, the newest 200', () => {
  const before = { facts: {}, read: [], answered: Array.from({ length: 200 }, (_, n) => `a=${n}`) };
  const { answered } = afterForm({}, ['pool=true'], before);
  expect(answered).toHaveLength(200);
  expect(answered.at(-1)).toBe('pool=true');
});
