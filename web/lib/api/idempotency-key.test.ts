import { afterEach, expect, test, vi } from 'vitest';
import { hasArrived, onceHeaders } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

const keyOf = (form: string, content: unknown) => onceHeaders(form, content)['idempotency-key'];

test('a form keeps one key for as long as it sends the same content', () => {
  const key = keyOf('a', { comment: 'Nice' });
  expect(key).toMatch(/^"[0-9a-f]{32}"$/);
  expect(keyOf('a', { comment: 'Nice' })).toBe(key);
  expect(keyOf('a', { comment: 'Nicer' })).not.toBe(key);
  expect(keyOf('b', { comment: 'Nice' })).not.toBe(key);
});

test('the same content gets a new key once it has arrived', () => {
  const key = keyOf('c', 'Nice');
  hasArrived('c');
  expect(keyOf('c', 'Nice')).not.toBe(key);
});

test('the key is still there after the page was reloaded', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  const key = keyOf('d', 'Nice');
  vi.resetModules();
  const again = await import('./idempotency-key.ts');
  expect(again.onceHeaders('d', 'Nice')['idempotency-key']).toBe(key);
  again.hasArrived('d');
  expect(stored.size).toBe(0);
});
