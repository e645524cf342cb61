import { beforeEach, expect, test } from 'vitest';
import { rememberLink, takeLink } from './followed-links.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};

beforeEach(() => kept.clear());

// §2.1/50
test('a followed link is found once, by the place it was followed from', () => {
  rememberLink(storage, 'a', { href: '/cars/1', top: 10 });
  rememberLink(storage, 'b', { href: '/cars/2', top: 20 });
  rememberLink(storage, 'a', { href: '/cars/3', top: 30 });
  expect(takeLink(storage, 'a')).toEqual({ href: '/cars/3', top: 30 });
  expect(takeLink(storage, 'a')).toBeUndefined();
  expect(takeLink(storage, 'b')).toEqual({ href: '/cars/2', top: 20 });
});

test('only the last few links are remembered', () => {
  for (let n = 0; n < 60; n += 1) rememberLink(storage, String(n), { href: `/cars/${n}`, top: n });
  expect(takeLink(storage, '9')).toBeUndefined();
  expect(takeLink(storage, '10')).toEqual({ href: '/cars/10', top: 10 });
});

test('storage that is full, blocked or broken counts as empty', () => {
  const broken = {
    getItem: () => '{',
    setItem() {
      throw new Error('full');
    },
  };
  rememberLink(broken, 'a', { href: '/cars/1', top: 10 });
  expect(takeLink(broken, 'a')).toBeUndefined();
});
