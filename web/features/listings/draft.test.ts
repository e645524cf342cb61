import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';
import { EMPTY_TEXT } from './listing-text.ts';

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const text = { ...EMPTY_TEXT, name: 'Sea view', price: '1250' };

beforeEach(() => {
  kept = new Map();
});

test('what was typed comes back to the same user only', () => {
  keepDraft(storage, 'ama', text);
  expect(readDraft(storage, 'ama')).toEqual(text);
  expect(readDraft(storage, 'kofi')).toBeUndefined();
});

test('an emptied form is forgotten', () => {
  keepDraft(storage, 'ama', text);
  keepDraft(storage, 'ama', EMPTY_TEXT);
  expect(kept.size).toBe(0);
  expect(readDraft(storage, 'ama')).toBeUndefined();
});

test('a draft of an older form keeps what still fits', () => {
  keepDraft(storage, 'ama', { ...text, price: 12 } as never);
  expect(readDraft(storage, 'ama')).toEqual({ ...EMPTY_TEXT, name: 'Sea view' });
});

test.each(['', '{', 'null', '[]', '{"userId":"ama","text":null}'])('%j is no draft', (broken) => {
  kept.set('uploadPropertyDraft', broken);
  expect(readDraft(storage, 'ama')).toBeUndefined();
});

test('storage that refuses is no failure', () => {
  const full = {
    ...storage,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => keepDraft(full, 'ama', text)).not.toThrow();
});
