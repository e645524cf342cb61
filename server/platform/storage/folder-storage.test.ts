import { execFile } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedKeys } from '#server/testing/stored-keys.ts';
import { FolderStorage } from './folder-storage.ts';
import type { StoredFile } from './storage.ts';

let root: string;
let storage: FolderStorage;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'efie-storage-'));
  storage = new FolderStorage(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function listed(area: 'public' | 'private', folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list(area, folder)) files.push(file);
  return files.sort((a, b) => a.key.localeCompare(b.key));
}

test('lists what a crash left half stored, and it can be removed', async () => {
  const year = new Date('2026-01-01T00:00:00Z');
  await storage.put('public', 'photos/a/320.webp', Buffer.alloc(3));
  const left = path.join(root, 'public/photos/a/320.webp.1.part');
  await writeFile(left, 'ha');
  await utimes(left, year, year);
  expect(await listed('public', 'photos')).toEqual([
    { key: 'photos/a/320.webp', bytes: 3, storedAt: expect.any(Date) },
    { key: 'photos/a/320.webp.1.part', bytes: 2, storedAt: year },
  ]);
  await storage.remove('public', 'photos/a/320.webp.1.part');
  expect(await listed('public', 'photos')).toHaveLength(1);
});

test('lists nothing where there is no folder', async () => {
  expect(await listed('public', 'profiles')).toEqual([]);
});

// The nearest to a full disk that needs no other disk: the system takes no more than 2 MB of a file.
test('a file for which there is no room leaves nothing', async () => {
  const program = path.resolve('server/testing/store-large-file.ts');
  const file = path.join(root, 'large');
  await writeFile(file, Buffer.alloc(3 * 1024 * 1024));
  const limited = `ulimit -f 4096; exec "${process.execPath}" "${program}" "${file}"`;
  const env = { ...process.env, DATA_DIR: root };
  await expect(promisify(execFile)('sh', ['-c', limited], { env })).rejects.toThrow(
    'StorageUnavailableError: the folder of the files takes no more',
  );
  const media = new FolderStorage(path.join(root, 'media'));
  expect(await storedKeys(media, 'public', 'videos')).toEqual([]);
});
