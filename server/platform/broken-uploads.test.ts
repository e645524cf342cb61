import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeBrokenUploads, removeBrokenUploadsHourly } from './broken-uploads.ts';
import { createLog } from './log/log.ts';

const HOUR_MS = 60 * 60 * 1000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function left(name: string, hoursAgo: number): Promise<void> {
  const upload = path.join(folder, name);
  await mkdir(upload);
  await writeFile(path.join(upload, '0'), 'half a photo');
  const at = (Date.now() - hoursAgo * HOUR_MS) / 1000;
  await utimes(upload, at, at);
}

test('leftovers older than a day are removed, while younger ones stay', async () => {
  await left('old', 25);
  await left('young', 23);
  await removeBrokenUploads(folder);
  expect(await readdir(folder)).toEqual(['young']);
});

// §12/14
test('processes that start at once on a shared folder do not get in each other’s way', async () => {
  for (let n = 0; n < 300; n += 1) await left(String(n), 25);
  await Promise.all(Array.from({ length: 4 }, () => removeBrokenUploads(folder)));
  expect(await readdir(folder)).toEqual([]);
});

// §12/15
test('leftovers from a clock that was ahead are removed a day later', async () => {
  await left('future', -1000);
  await removeBrokenUploads(folder);
  const { mtimeMs } = await stat(path.join(folder, 'future'));
  expect(Math.abs(mtimeMs - Date.now())).toBeLessThan(60_000);
  await removeBrokenUploads(folder, Date.now() + 25 * HOUR_MS);
  expect(await readdir(folder)).toEqual([]);
});

// §12/14
test('leftovers are also removed while the server runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = removeBrokenUploadsHourly(folder, createLog('silent'));
  await left('old', 25);
  vi.advanceTimersByTime(HOUR_MS);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  stop();
  vi.useRealTimers();
});
