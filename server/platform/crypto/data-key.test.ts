import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { openEncryption } from './data-key.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-key-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const text = Buffer.from('a secret');
const open = (env: Record<string, string>) =>
  openEncryption(readConfig({ DATA_DIR: dataDir, ...env }));

test('on this machine a key is made once, for its own account alone', async () => {
  const [first, second] = [await open({}), await open({})];
  expect(second?.decrypt(first?.encrypt(text, 'it') ?? text, 'it')).toEqual(text);
  const { mode } = await stat(path.join(dataDir, 'data-key'));
  expect(mode & 0o777).toBe(0o600);
});

test('elsewhere there is none unless the operator names one', async () => {
  const APP_URL = 'https://efie.example';
  expect(await open({ APP_URL })).toBeUndefined();
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
  expect(await open({ APP_URL, DATA_KEY })).toBeDefined();
  const older = await open({ APP_URL, DATA_KEY });
  const both = await open({
    APP_URL,
    DATA_KEY: `${Buffer.alloc(32, 8).toString('base64')},${DATA_KEY}`,
  });
  expect(both?.decrypt(older?.encrypt(text, 'it') ?? text, 'it')).toEqual(text);
});

test.each(['secret', Buffer.alloc(31).toString('base64'), Buffer.alloc(32).toString('hex')])(
  'a key that is none is refused: %s',
  (DATA_KEY) => {
    expect(() => readConfig({ DATA_KEY })).toThrow(ConfigError);
  },
);
