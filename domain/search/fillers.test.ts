import { expect, test } from 'vitest';
import { asTyped, withoutFillers } from './fillers.ts';
import { readSearch } from './search-words.ts';

test.each([
  ['office space airport', 'office airport'],
  ['I want a two bedroom apartment in East Legon', 'two bedroom apartment East Legon'],
  ['looking for a room near Madina, please', 'room Madina'],
  ['chamber and hall', undefined],
  ['i want a', undefined],
  ['hotel', undefined],
])('%j without its fillers is %j', (text, remains) => {
  const words = withoutFillers(readSearch(text));
  expect(words && asTyped(words)).toBe(remains);
});
