import { expect, test } from 'vitest';
import { readStay } from './stay.ts';

const stay = { id: '1', name: 'Room', location: 'Osu', price: 450 };

// §2.12/1
test('the navigation state names the stay', () => {
  expect(readStay({ ...stay, other: true })).toEqual(stay);
});

test('a stay may come without a price', () => {
  expect(readStay({ id: '1', name: 'Room', location: 'Osu' })).toEqual({
    ...stay,
    price: undefined,
  });
});

// §2.12/2
test.each([
  null,
  undefined,
  'text',
  {},
  { ...stay, id: '' },
  { ...stay, id: 7 },
  { ...stay, name: undefined },
  { ...stay, location: undefined },
])('%j names no stay', (state) => {
  expect(readStay(state)).toBeUndefined();
});
