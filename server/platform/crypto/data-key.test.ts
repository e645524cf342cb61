import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEncryption, parseDataKeys } from './data-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const KEY = randomBytes(32);

test('a key is made once on this machine, readable only by its own account, whoever starts first', async () => {
  const home = { dataDir, appUrl: 'http://localhost:3000', dataKeys: undefined };
  const [one, two] = await Promise.all([openEncryption(home), openEncryption(home)]);
  const secret = one?.encrypt(Buffer.from('x'), 'a') ?? Buffer.alloc(0);
  expect(two?.decrypt(secret, 'a').toString()).toBe('x');
  expect((await openEncryption(home))?.decrypt(secret, 'a').toString()).toBe('x');
  expect((await stat(path.join(dataDir, 'data-key'))).mode & 0o077).toBe(0);
});

test('a public site encrypts nothing and makes no key unless one is set', async () => {
  const home = { dataDir, appUrl: 'https://efie.example', dataKeys: undefined };
  expect(await openEncryption(home)).toBeUndefined();
  await expect(readFile(path.join(dataDir, 'data-key'))).rejects.toThrow('ENOENT');
  const named = await openEncryption({ ...home, dataKeys: [KEY] });
  expect(named?.decrypt(named.encrypt(Buffer.from('x'), 'a'), 'a').toString()).toBe('x');
});

test('keys are 32 bytes each in base64, newest first', () => {
  const [one, two] = [KEY.toString('base64'), randomBytes(32).toString('base64')];
  expect(parseDataKeys(one)).toEqual([KEY]);
  expect(parseDataKeys(`${two}, ${one}`)?.[1]).toEqual(KEY);
  for (const text of ['', 'secret', one.slice(0, -4), `${one}${one}`, `${one} x`, '='.repeat(44)]) {
    expect(parseDataKeys(text), text).toBeUndefined();
  }
});
