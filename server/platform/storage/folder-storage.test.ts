import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('lists every file below a folder with its size and age, and none of another area or folder', async () => {
  const year = new Date('2026-01-01T00:00:00Z');
  await storage.put('public', 'photos/a/320.webp', Buffer.alloc(3));
  await storage.put('public', 'photos/b/640.webp', Buffer.alloc(5));
  await storage.put('public', 'videos/a.mp4', Buffer.alloc(7));
  await storage.put('private', 'photos/c', Buffer.alloc(9));
  await writeFile(path.join(root, 'public/photos/a/320.webp.1.part'), 'ha');
  await utimes(path.join(root, 'public/photos/b/640.webp'), year, year);
  expect(await listed('public', 'photos')).toEqual([
    { key: 'photos/a/320.webp', bytes: 3, storedAt: expect.any(Date) },
    { key: 'photos/a/320.webp.1.part', bytes: 2, storedAt: expect.any(Date) },
    { key: 'photos/b/640.webp', bytes: 5, storedAt: year },
  ]);
});

test('lists nothing where there is no folder', async () => {
  expect(await listed('public', 'profiles')).toEqual([]);
});

test('no key leads out of its area', async () => {
  await expect(storage.has('public', '../private/photos/c')).rejects.toThrow('left its area');
  await expect(listed('public', '../private')).rejects.toThrow('left its area');
});
