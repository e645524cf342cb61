import { execFile } from 'node:child_process';
import { readlinkSync, statSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
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

test('lists what a crash left half stored, so that it can be removed', async () => {
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

// Simulates a full disk without another disk: the system accepts no more than 2 MB per file.
test('leaves nothing of a file for which there is no room', async () => {
  const program = path.resolve('server/testing/media/store-large-file.ts');
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

/** Folders below the root that `work` flushes, each with whether the file existed by then. */
async function flushedBy(
  work: () => Promise<void>,
  file: string,
): Promise<[folder: string, there: boolean][]> {
  const any = await open(root, 'r');
  const handles = Object.getPrototypeOf(any) as FileHandle;
  const sync = handles.sync;
  await any.close();
  const seen: [string, boolean][] = [];
  const spy = vi.spyOn(handles, 'sync').mockImplementation(function (this: FileHandle) {
    const name = path.relative(root, readlinkSync(`/proc/self/fd/${this.fd}`));
    const there = statSync(path.join(root, file), { throwIfNoEntry: false }) !== undefined;
    seen.push([name, there]);
    return sync.call(this);
  });
  await work();
  spy.mockRestore();
  return seen;
}

// A power cut loses what was not flushed, including names, which belong to their folder.
// §12/5
test.runIf(process.platform === 'linux')(
  'flushes file and folder names to disk before a file counts as stored or moved',
  async () => {
    const store = () => storage.put('public', 'new/one/file', Buffer.from('x'));
    const stored = await flushedBy(store, 'public/new/one/file');
    const newFolders = [
      ['public', false],
      ['public/new', false],
    ];
    expect(stored).toEqual(expect.arrayContaining(newFolders));
    expect(stored.at(-1)).toEqual(['public/new/one', true]);
    const from = { area: 'public', key: 'new/one/file' } as const;
    const move = () => storage.move(from, { area: 'private', key: 'trash/file' });
    const moved = await flushedBy(move, 'private/trash/file');
    expect(moved).toContainEqual(['', false]);
    expect(moved.at(-1)).toEqual(['private/trash', true]);
  },
);
