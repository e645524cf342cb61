import { expect, test } from 'vitest';
import { mergeChanges, mergedSentence } from './merge-changes.ts';

const base = { name: 'Palm Court', price: '450', location: 'Osu', description: '' };
const called = (field: string) => field;

test('what only the other changed is taken over, what only I changed stays', () => {
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

test('what both changed stays as I typed it, and is told', () => {
  const merged = mergeChanges(base, { ...base, price: '480' }, { ...base, price: '500' });
  expect(merged).toMatchObject({ text: { price: '480' }, takenOver: [], inBoth: ['price'] });
  expect(mergedSentence(merged, called)).toBe(
    'You both changed: price. We kept what you typed. Please check, then save again.',
  );
});

test('the same change by both, or none in the form, is nothing to tell', () => {
  const same = mergeChanges(base, { ...base, price: '500' }, { ...base, price: '500' });
  expect(same.text.price).toBe('500');
  expect(mergedSentence(same, called)).toBeUndefined();
  expect(mergedSentence(mergeChanges(base, base, base), called)).toBeUndefined();
});
