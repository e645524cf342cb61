import { expect, test } from 'vitest';
import { fieldMessages } from '../field-messages.ts';
import { readSearchedLists } from './searched-lists.ts';

test('the number of guests becomes a detail, and the larger of two bounds counts', () => {
  for (const [query, minGuests] of [
    [{ guests: '2' }, '2'],
    [{ guests: '2', minGuests: '4' }, '4'],
  ] as const) {
    const read = readSearchedLists('/hotels', query);
    expect(read).toEqual({
      ok: true,
      lists: { property: expect.objectContaining({ minGuests, subtype: 'Hotels' }) },
    });
    expect(read.ok && read.lists.property).not.toHaveProperty('guests');
  }
});

// §2.9/22
test.each([
  ['/apartments', { minPrice: '5000', maxPrice: '100' }, 'maxPrice'],
  ['/cars', { minYear: '2020', maxYear: '2010' }, 'maxYear'],
])('on %s an impossible range is refused with a sentence', (path, query, name) => {
  expect(readSearchedLists(path, query)).toEqual({
    ok: false,
    issues: [expect.objectContaining({ path: [name], message: fieldMessages.invertedRange })],
  });
});

// §2.9/18
test.each(['from', 'to', 'flexible'])('the date in “%s” is refused with a sentence', (name) => {
  const read = readSearchedLists('/hotels', { region: 'Volta', [name]: '2026-12-12' });
  expect(read.ok || read.issues.map(({ path, message }) => [path, message])).toEqual([
    [[name], 'Dates aren’t saved with a search. Save it without them.'],
  ]);
});
