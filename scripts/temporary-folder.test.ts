import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

let own = '';
beforeAll(async () => {
  own = await mkdtemp(path.join(tmpdir(), 'efie-room-'));
});
afterAll(() => rm(own, { recursive: true }));

test('uses the file system in memory where it has room', async () => {
  const folder = await temporaryFolder('efie-temporary-', { inMemory: own, roomBytes: 1 });
  expect(path.dirname(folder)).toBe(own);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test.each([
  ['without room', () => ({ inMemory: own, roomBytes: Number.MAX_VALUE })],
  ['that this machine does not have', () => ({ inMemory: '/no/such/folder', roomBytes: 1 })],
])('uses the usual temporary folder instead of one %s', async (_, options) => {
  const folder = await temporaryFolder('efie-temporary-', options());
  try {
    expect(path.dirname(folder)).toBe(tmpdir());
  } finally {
    await rm(folder, { recursive: true });
  }
});
