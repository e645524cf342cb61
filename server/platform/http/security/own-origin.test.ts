import { expect, test } from 'vitest';
import { isOwnHost, isOwnOrigin } from './own-origin.ts';

const PUBLIC = 'https://efie.example';
const LOCAL = 'http://localhost:3000';

// §6/36
test.each<[origin: string | undefined, appUrl: string, is: boolean]>([
  ['https://efie.example', PUBLIC, true],
  ['https://efie.example:443', PUBLIC, true],
  ['http://efie.example', PUBLIC, false],
  ['https://efie.example:8443', PUBLIC, false],
  ['https://www.efie.example', PUBLIC, false],
  ['https://efie.example.evil.example', PUBLIC, false],
  ['null', PUBLIC, false],
  ['', PUBLIC, false],
  [undefined, PUBLIC, false],
  ['http://localhost:3000', PUBLIC, false],
  ['http://localhost:3000', LOCAL, true],
  ['http://127.0.0.1:3000', LOCAL, true],
  ['http://[::1]:3000', LOCAL, true],
  ['http://localhost:4000', LOCAL, false],
  ['https://localhost:3000', LOCAL, false],
  ['http://efie.example:3000', LOCAL, false],
])('whether the origin %s belongs to %s: %s', (origin, appUrl, is) => {
  expect(isOwnOrigin(origin, appUrl)).toBe(is);
});

test.each<[host: string, appUrl: string, is: boolean]>([
  ['efie.example', PUBLIC, true],
  ['EFIE.example:443', PUBLIC, true],
  ['efie.example:80', PUBLIC, false],
  ['evil.example', PUBLIC, false],
  ['evil@efie.example', PUBLIC, false],
  ['efie.example/evil', PUBLIC, false],
  ['10.0.0.7:3000', PUBLIC, false],
  ['', PUBLIC, false],
  ['efie.example:3000', 'http://efie.example:3000', true],
  ['efie.example', 'http://efie.example:3000', false],
])('whether the host %j belongs to %s: %s', (host, appUrl, is) => {
  expect(isOwnHost(host, appUrl)).toBe(is);
});
