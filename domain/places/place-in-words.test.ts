import { expect, test } from 'vitest';
import { placesIn, wordsOfPlaces } from './place-in-words.ts';

// §5/13
test.each([
  ['near madina market', 'Madina Market', 'near madina market'],
  ['shop makola', 'Makola Market', 'makola'],
  ['house near legon', 'Legon', 'near legon'],
  ['University of Ghana', 'University of Ghana', 'University of Ghana'],
  ['self-contained close to Haatso, Accra', 'Haatso', 'close to Haatso'],
  ['chamber & hall (Haatso)', 'Haatso', 'Haatso'],
  ['2 bedroom at la bone', 'Labone', 'at la bone'],
  ['toyota near kia', 'Kotoka International Airport', 'near kia'],
  ['ashongman estate house', 'Ashongman', 'ashongman estate'],
])('“%s” names %s by “%s”', (text, place, typed) => {
  const [named] = placesIn(text);
  expect(named?.places.map(({ name }) => name)).toContain(place);
  expect(text.slice(named?.start, named?.end)).toBe(typed);
});

test.each(['kia picanto', 'land madina road', 'corolla 2015', '🏠', ''])(
  '“%s” names no place',
  (text) => {
    expect(placesIn(text)).toEqual([]);
  },
);

test('the words of place names are recognised one by one', () => {
  expect([...wordsOfPlaces('a Dome house near asylum-down')]).toEqual(['dome', 'asylum', 'down']);
});
