import { mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

let own = '';
beforeAll(async () => {
  own = await mkdtemp(path.join(tmpdir(), 'efie-room-'));
});
afterAll(() => rm(own, { recursive: true }));

test('a file system with room is taken', async () => {
  const folder = await temporaryFolder('efie-temporary-', own);
  expect(path.dirname(folder)).toBe(own);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test.each([
  ['without room', '/proc'],
  ['that this machine does not have', '/no/such/folder'],
])('one %s is not', async (_, asked) => {
  const folder = await temporaryFolder('efie-temporary-', asked);
  try {
    expect(await realpath(path.dirname(folder))).toBe(await realpath(tmpdir()));
  } finally {
    await rm(folder, { recursive: true });
  }
});
