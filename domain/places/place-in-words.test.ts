import { expect, test } from 'vitest';
import { placeInWords, wordsOfPlaces } from './place-in-words.ts';

// §5/13
test.each([
  ['near madina market', 'Madina Market', ''],
  ['shop makola', 'Makola Market', 'shop'],
  ['house near legon', 'Legon', 'house'],
  ['University of Ghana', 'University of Ghana', ''],
  ['self-contained close to Haatso, Accra', 'Haatso', 'self-contained'],
  ['Haatso, Accra', 'Haatso', ''],
  ['chamber & hall (Haatso)', 'Haatso', 'chamber & hall'],
  ['2 bedroom at la bone', 'Labone', '2 bedroom'],
  ['toyota near kia', 'Kotoka International Airport', 'toyota'],
  ['ashongman estate house', 'Ashongman', 'house'],
])('“%s” names %s beside “%s”', (text, place, rest) => {
  const named = placeInWords(text);
  expect([named?.place.name, named?.rest]).toEqual([place, rest]);
});

test.each(['kia picanto', 'house aboabo', 'land madina road', 'corolla 2015', '🏠', ''])(
  '“%s” names no place',
  (text) => {
    expect(placeInWords(text)).toBeUndefined();
  },
);

test('the words of place names are recognised one by one', () => {
  expect([...wordsOfPlaces('a Dome house near asylum-down')]).toEqual(['dome', 'asylum', 'down']);
});
