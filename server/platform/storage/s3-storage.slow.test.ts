import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { type S3TestServer, startS3Server } from '#server/testing/servers/s3-server.ts';
import { StorageUnavailableError } from './errors.ts';
import { openStorage } from './open-storage.ts';
import type { S3Settings } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';

const MB = 1024 * 1024;

let server: S3TestServer;
let storage: S3Storage;
let folder: string;

beforeAll(async () => {
  server = await startS3Server();
  storage = new S3Storage(server.settings);
  folder = await mkdtemp(path.join(tmpdir(), 'efie-s3-'));
});
beforeEach(() => {
  server.fault = undefined;
  server.calls = [];
});
afterAll(async () => {
  storage.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A file large enough to be sent in three parts. */
async function threeParts(): Promise<{ file: string; bytes: Buffer }> {
  const file = path.join(folder, 'video');
  const bytes = Buffer.alloc(20 * MB, 'video');
  await writeFile(file, bytes);
  return { file, bytes };
}

describe('a store that fails for a moment', () => {
  test.each(['breaks off', 'is busy'] as const)('and %s is asked again', async (fault) => {
    let left = 1;
    server.fault = () => (left-- > 0 ? fault : undefined);
    await storage.put('public', 'once.webp', Buffer.from('once'));
    expect(server.calls).toEqual(['PUT public/once.webp', 'PUT public/once.webp']);
    expect(String(await buffer(await storage.read('public', 'once.webp')))).toBe('once');
  });

  test('is sent only the failed part again', async () => {
    const { file, bytes } = await threeParts();
    let left = 2;
    server.fault = (call) =>
      call.endsWith('?partNumber=2') && left-- > 0 ? 'breaks off' : undefined;
    await storage.put('public', 'retried.mp4', { file });
    const parts = server.calls.filter((call) => call.includes('partNumber'));
    expect(parts.sort().map((call) => call.at(-1))).toEqual(['1', '2', '2', '2', '3']);
    const read = await buffer(await storage.read('public', 'retried.mp4'));
    expect(read.equals(bytes)).toBe(true);
  });
});

describe('a store that fails for good', () => {
  test('in the middle of a new file keeps nothing of it', async () => {
    const { file } = await threeParts();
    server.fault = (call) => (call.endsWith('?partNumber=2') ? 'breaks off' : undefined);
    await expect(storage.put('public', 'half/a.mp4', { file })).rejects.toThrow(
      StorageUnavailableError,
    );
    expect(server.calls).toContain('DELETE public/half/a.mp4');
    expect(await storage.has('public', 'half/a.mp4')).toBe(false);
    expect(await storedKeys(storage, 'public', 'half')).toEqual([]);
  });

  test('in the middle of a replacement keeps the old file', async () => {
    await storage.put('public', 'kept.mp4', Buffer.from('the one before'));
    const { file } = await threeParts();
    server.fault = (call) => (call.includes('partNumber=3') ? 'is busy' : undefined);
    await expect(storage.put('public', 'kept.mp4', { file })).rejects.toThrow(
      'the S3 store failed',
    );
    expect(String(await buffer(await storage.read('public', 'kept.mp4')))).toBe('the one before');
  });

  test('makes every call say so', async () => {
    server.fault = () => 'breaks off';
    const away = StorageUnavailableError;
    await expect(storage.put('public', 'a', Buffer.from('a'))).rejects.toThrow(away);
    await expect(storage.read('public', 'a')).rejects.toThrow(away);
    await expect(storage.has('public', 'a')).rejects.toThrow(away);
    await expect(storage.remove('public', 'a')).rejects.toThrow(away);
    await expect(storedKeys(storage, 'public', 'a')).rejects.toThrow(away);
    await expect(storage.find('a')).rejects.toThrow(away);
    await expect(storage.open('a')).rejects.toThrow(away);
    expect(server.calls.filter((call) => call === 'PUT public/a')).toHaveLength(3);
  });
});

describe('a store that never responds', () => {
  const impatient = () =>
    new S3Storage(server.settings, {
      connectMs: 1_000,
      silenceMs: 100,
      responseMs: 1_000,
      pauseMs: 500,
    });

  test('keeps no call waiting, whatever it asks', async () => {
    const { file } = await threeParts();
    server.fault = () => 'hangs';
    for (const ask of [
      (home: S3Storage) => home.put('public', 'a', Buffer.from('a')),
      (home: S3Storage) => home.put('public', 'a', { file }),
      (home: S3Storage) => home.read('public', 'a'),
      (home: S3Storage) => home.has('public', 'a'),
      (home: S3Storage) => home.remove('public', 'a'),
      (home: S3Storage) => storedKeys(home, 'public', 'a'),
      (home: S3Storage) => home.find('a'),
      (home: S3Storage) => home.open('a'),
    ]) {
      const home = impatient();
      await expect(ask(home)).rejects.toThrow(StorageUnavailableError);
      home.close();
    }
  });

  // §8/77
  test('is left alone for a while after two calls, then asked again', async () => {
    const home = impatient();
    server.fault = () => 'hangs';
    await expect(home.has('public', 'a')).rejects.toThrow(StorageUnavailableError);
    expect(server.calls).toHaveLength(2);
    const began = performance.now();
    await expect(home.put('public', 'a', Buffer.from('a'))).rejects.toThrow(
      StorageUnavailableError,
    );
    expect(performance.now() - began).toBeLessThan(100);
    expect(server.calls).toHaveLength(2);
    server.fault = undefined;
    await expect.poll(() => home.has('public', 'a').catch(() => 'away')).toBe(false);
    home.close();
  });

  test('is asked again after a single failure', async () => {
    const home = impatient();
    let left = 1;
    server.fault = () => (left-- > 0 ? 'hangs' : undefined);
    expect(await home.has('public', 'a')).toBe(false);
    home.close();
  });
});

describe('starting with a bucket', () => {
  const starting = (settings: Partial<S3Settings>) =>
    openStorage({ s3: { ...server.settings, ...settings }, dataDir: folder });

  test('uses a bucket that works', async () => {
    const { storage: opened, close } = await starting({});
    await opened.put('public', 'started', Buffer.from('started'));
    expect(await storage.has('public', 'started')).toBe(true);
    close();
  });

  test.each([
    [{ bucket: 'another' }, 'it is not there. Check S3_BUCKET.'],
    [{ secretAccessKey: 'guessed' }, 'the key may not use it. Check S3_ACCESS_KEY_ID, S3_SECRET'],
    [{ accessKeyId: 'GUESSED' }, 'the key may not use it. Check S3_ACCESS_KEY_ID, S3_SECRET'],
    [
      { endpoint: 'http://127.0.0.1:1' },
      'nothing responds there (connect ECONNREFUSED 127.0.0.1:1). Check S3_ENDPOINT.',
    ],
  ])('says of %j what is wrong and where to look', async (settings, reason) => {
    const { endpoint, bucket } = { ...server.settings, ...settings };
    await expect(starting(settings)).rejects.toThrow(
      `We cannot use the S3 bucket "${bucket}" at ${endpoint}: ${reason}`,
    );
  });

  test('says when the store is down', async () => {
    server.fault = () => 'is busy';
    await expect(starting({})).rejects.toThrow('the store responded with 503. It seems to be down');
  });
});
