import { expect, test } from 'vitest';
import { mergeChanges, mergedSentence } from './merge-changes.ts';

const base = { name: 'Palm Court', price: '450', location: 'Osu', description: '' };
const called = (field: string) => field;

test('changes made only elsewhere are taken over, and changes made only here stay', () => {
  const merged = mergeChanges(
    base,
    { ...base, name: 'Palm House' },
    { ...base, price: '500', location: 'Labadi' },
  );
  expect(merged).toEqual({
    text: { ...base, name: 'Palm House', price: '500', location: 'Labadi' },
    takenOver: ['price', 'location'],
    inBoth: [],
  });
  expect(mergedSentence(merged, called)).toBe(
    'The form now shows what’s new: price, location. Please check, then save again.',
  );
});

test('a field changed in both places keeps what was typed here, and this is mentioned', () => {
  const merged = mergeChanges(base, { ...base, price: '480' }, { ...base, price: '500' });
  expect(merged).toMatchObject({ text: { price: '480' }, takenOver: [], inBoth: ['price'] });
  expect(mergedSentence(merged, called)).toBe(
    'You both changed: price. We kept what you typed. Please check, then save again.',
  );
});

test('the same change in both places, or no change here, is not mentioned', () => {
  const same = mergeChanges(base, { ...base, price: '500' }, { ...base, price: '500' });
  expect(same.text.price).toBe('500');
  expect(mergedSentence(same, called)).toBeUndefined();
  expect(mergedSentence(mergeChanges(base, base, base), called)).toBeUndefined();
});
