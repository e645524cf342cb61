import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { NotStoredError } from './errors.ts';
import type { OpenStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const MB = 1024 * 1024;

describe.each(storageHomes)('files in $home', ({ open }) => {
  let home: OpenedHome;
  let opened: OpenStorage;
  let storage: Storage;
  let folder: string;

  beforeAll(async () => {
    home = await open();
    opened = await home.open();
    storage = opened.storage;
    folder = await mkdtemp(path.join(tmpdir(), 'efie-files-'));
  });
  afterAll(async () => {
    opened.close();
    await home.discard();
    await rm(folder, { recursive: true, force: true });
  });

  /** A local file to store. */
  async function fileOf(content: Buffer): Promise<string> {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    return file;
  }

  const read = async (key: string) => buffer(await storage.read('public', key));

  test('come back as they were stored, from memory and from a file', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
    await storage.put('public', 'photos/a/320.webp', bytes);
    await storage.put('public', 'photos/a/640.webp', { file: await fileOf(bytes) });
    await storage.put('public', 'photos/a/empty.webp', { file: await fileOf(Buffer.alloc(0)) });
    expect(await read('photos/a/320.webp')).toEqual(bytes);
    expect(await read('photos/a/640.webp')).toEqual(bytes);
    expect(await read('photos/a/empty.webp')).toEqual(Buffer.alloc(0));
  });

  test('are there for every process that opens the same home', async () => {
    await storage.put('private', 'originals/kept', Buffer.from('kept'));
    const other = await home.open();
    expect(await buffer(await other.storage.read('private', 'originals/kept'))).toEqual(
      Buffer.from('kept'),
    );
    other.close();
  });

  test('are known only by their area and whole key', async () => {
    await storage.put('private', 'one/two/three', Buffer.from('3'));
    expect(await storage.has('private', 'one/two/three')).toBe(true);
    expect(await storage.has('public', 'one/two/three')).toBe(false);
    expect(await storage.has('private', 'one/two')).toBe(false);
    expect(await storage.has('private', 'one/two/thre')).toBe(false);
    expect(await storage.has('private', 'one/two/three/four')).toBe(false);
  });

  test.each(['none', 'one/two/none', 'one/two'])('report that %s is not there', async (key) => {
    await expect(storage.read('private', key)).rejects.toThrow(NotStoredError);
  });

  test('are replaced when stored again', async () => {
    await storage.put('public', 'again', Buffer.from('the old one, which is longer'));
    await storage.put('public', 'again', Buffer.from('the new one'));
    expect(String(await read('again'))).toBe('the new one');
  });

  test('are those of one writer when two store at once', async () => {
    const one = Buffer.alloc(3 * MB, 1);
    const two = Buffer.alloc(2 * MB, 2);
    await Promise.all([one, two].map((bytes) => storage.put('public', 'both', bytes)));
    const kept = await read('both');
    expect(kept.equals(one) || kept.equals(two)).toBe(true);
  });

  test('come back whole when larger than one part', async () => {
    const bytes = Buffer.alloc(20 * MB);
    for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(at, at);
    await storage.put('public', 'videos/large.mp4', { file: await fileOf(bytes) });
    expect((await read('videos/large.mp4')).equals(bytes)).toBe(true);
  });

  test('leave nothing new when they cannot be read', async () => {
    await storage.put('public', 'broken/before', Buffer.from('before'));
    await expect(storage.put('public', 'broken/before', { file: folder })).rejects.toThrow();
    await expect(storage.put('public', 'broken/new', { file: folder })).rejects.toThrow('EISDIR');
    const none = path.join(folder, 'none');
    await expect(storage.put('public', 'broken/new', { file: none })).rejects.toThrow('ENOENT');
    expect(await storedKeys(storage, 'public', 'broken')).toEqual(['broken/before']);
    expect(String(await read('broken/before'))).toBe('before');
  });

  test('can be removed one by one or with everything below', async () => {
    for (const key of ['gone/a', 'gone/b/1', 'gone/b/2', 'gone/bc']) {
      await storage.put('public', key, Buffer.from(key));
    }
    await storage.remove('public', 'gone/a');
    expect(await storedKeys(storage, 'public', 'gone')).toEqual([
      'gone/b/1',
      'gone/b/2',
      'gone/bc',
    ]);
    await storage.remove('public', 'gone/b');
    expect(await storedKeys(storage, 'public', 'gone')).toEqual(['gone/bc']);
    await storage.remove('public', 'gone/a');
    await storage.remove('private', 'gone');
    expect(await storage.has('public', 'gone/bc')).toBe(true);
  });

  test('can be moved one by one or with everything below, replacing what is there', async () => {
    for (const key of ['moved/a', 'moved/b/1', 'moved/b/2', 'moved/bc']) {
      await storage.put('public', key, Buffer.from(key));
    }
    await storage.put('private', 'trash/b/2', Buffer.from('older'));
    const move = (from: string, to: string) =>
      storage.move({ area: 'public', key: from }, { area: 'private', key: to });
    await move('moved/a', 'trash/a');
    await move('moved/b', 'trash/b');
    await move('moved/none', 'trash/none');
    expect(await storedKeys(storage, 'public', 'moved')).toEqual(['moved/bc']);
    expect(await storedKeys(storage, 'private', 'trash')).toEqual([
      'trash/a',
      'trash/b/1',
      'trash/b/2',
    ]);
    expect(String(await buffer(await storage.read('private', 'trash/b/2')))).toBe('moved/b/2');
    await storage.move({ area: 'private', key: 'trash' }, { area: 'public', key: 'moved' });
    expect(await storedKeys(storage, 'public', 'moved')).toHaveLength(4);
  });

  test('are listed by folder with size and age, however many there are', async () => {
    const before = Date.now();
    const many = Array.from({ length: 1_100 }, (_, index) => `many/${index % 7}/${index}`);
    for (let at = 0; at < many.length; at += 50) {
      await Promise.all(
        many.slice(at, at + 50).map((key) => storage.put('private', key, Buffer.from(key))),
      );
    }
    await storage.put('private', 'many-more/1', Buffer.from('1'));
    expect(await storedKeys(storage, 'private', 'many')).toEqual(many.sort());
    expect(await storedKeys(storage, 'private', 'many/3')).toContain('many/3/3');
    expect(await storedKeys(storage, 'public', 'many')).toEqual([]);
    const [file] = await listed('many-more');
    expect(file).toEqual({ key: 'many-more/1', bytes: 1, storedAt: expect.any(Date) });
    expect(Math.abs(Number(file?.storedAt) - before)).toBeLessThan(60_000);
  });

  async function listed(under: string) {
    const files = [];
    for await (const file of storage.list('private', under)) files.push(file);
    return files;
  }

  test.each([
    '',
    '/',
    '/etc/passwd',
    'a//b',
    'a/',
    '.',
    '..',
    '../private/originals/kept',
    'a/../b',
    'a/./b',
    '.hidden',
    'a/.hidden',
    'a\\..\\b',
    'a b',
    'a%2e',
    'a?b',
    'a#b',
    'a:b',
    'a\0b',
    'a\nb',
    'ä',
    'a'.repeat(300),
    'a/'.repeat(20),
  ])('refuse the key %j', async (key) => {
    const refused = 'not a key of the storage';
    await expect(storage.put('public', key, Buffer.from('x'))).rejects.toThrow(refused);
    await expect(storage.read('public', key)).rejects.toThrow(refused);
    await expect(storage.has('public', key)).rejects.toThrow(refused);
    await expect(storage.remove('public', key)).rejects.toThrow(refused);
    await expect(storedKeys(storage, 'public', key)).rejects.toThrow(refused);
  });
});
