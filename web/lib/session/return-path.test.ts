import { expect, test } from 'vitest';
import { keepReturn, returnPath, withReturn } from './return-path.ts';

const search = (page: string) => new URL(page, 'http://efie.test').searchParams;

test('a page remembers where someone was going', () => {
  expect(withReturn('/signup', '/property/1?a=b')).toBe('/signup?next=%2Fproperty%2F1%3Fa%3Db');
  expect(returnPath(search('/signup?next=%2Fproperty%2F1'))).toBe('/property/1');
  expect(keepReturn('/login', search('/signup?next=%2Fcars'))).toBe('/login?next=%2Fcars');
  expect(keepReturn('/login', search('/signup'))).toBe('/login');
});

// §6/60
test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
  [''],
  ['/\t/evil.example'],
  ['/\n\\evil.example'],
  ['/\r//evil.example'],
  ['/cars\\..\\..\\evil.example'],
  ['/\u0000'],
  ['/\u009f/evil.example'],
])('a page never leads to another site: %j', (next) => {
  expect(returnPath(new URLSearchParams({ next }))).toBeUndefined();
});
