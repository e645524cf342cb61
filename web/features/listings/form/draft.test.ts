import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

const KEY = 'uploadDraft';
const FIELDS = ['name', 'price'] as const;

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const draft = { typed: { name: 'Sea view', price: '1250' }, imageIds: ['b', 'a'], videoId: 'v' };
const keep = (what: Parameters<typeof keepDraft>[3]) => keepDraft(storage, KEY, 'ama', what);
const read = (userId = 'ama') => readDraft(storage, KEY, userId, FIELDS);

beforeEach(() => {
  kept = new Map();
});

test('what was typed and chosen comes back to the same user only', () => {
  keep(draft);
  expect(read()).toEqual(draft);
  expect(read('kofi')).toBeUndefined();
});

test('where the server keeps uploaded files comes back too, as far as it can be read', () => {
  keep({ ...draft, uploads: { a: '/api/uploads/1' } });
  expect(read()?.uploads).toEqual({ a: '/api/uploads/1' });
  kept.set(KEY, '{"userId":"ama","images":["a"],"uploads":{"a":1,"b":"/api/uploads/2"}}');
  expect(read()?.uploads).toEqual({ b: '/api/uploads/2' });
});

test('paused uploads come back as paused', () => {
  keep({ ...draft, paused: ['a'] });
  expect(read()?.paused).toEqual(['a']);
  kept.set(KEY, '{"userId":"ama","images":["a"],"paused":[1,"a"]}');
  expect(read()?.paused).toEqual(['a']);
});

test('files without any text make a draft, and so does an emptied field', () => {
  keep({ typed: {}, imageIds: ['a'] });
  expect(read()).toEqual({ typed: {}, imageIds: ['a'], videoId: undefined });
  keep({ typed: { name: '' }, imageIds: [] });
  expect(read()?.typed).toEqual({ name: '' });
});

test('an emptied form is forgotten', () => {
  keep(draft);
  keep({ typed: {}, imageIds: [] });
  expect(kept.size).toBe(0);
  expect(read()).toBeUndefined();
});

test('a draft of an older form keeps what still fits', () => {
  kept.set(KEY, '{"userId":"ama","text":{"name":"Sea view","price":12,"colour":"blue"}}');
  expect(read()).toEqual({ typed: { name: 'Sea view' }, imageIds: [], videoId: undefined });
});

test.each(['', '{', 'null', '[]', '{"userId":"ama","text":null}'])(
  '%j is not a draft',
  (broken) => {
    kept.set(KEY, broken);
    expect(read()).toBeUndefined();
  },
);

test('storage that refuses causes no error', () => {
  const full = {
    ...storage,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => keepDraft(full, KEY, 'ama', draft)).not.toThrow();
});
