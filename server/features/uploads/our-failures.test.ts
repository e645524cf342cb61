import { readFile, rm, statfs, symlink } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inspectPhoto } from '#server/features/media/public.ts';
import { DiskReserve } from '#server/platform/storage/disk-reserve.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import {
  resumableFile,
  tusClient,
  unjudgedPhoto,
  uploadedFile,
} from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const GB = 1024 ** 3;

const efie = bootTestApp();
let lister: TestPerson;
let tus: ReturnType<typeof tusClient>;
let photo: Buffer;

beforeAll(async () => {
  photo = await jpegPhoto(0, { width: 40, height: 30 });
});

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
  tus = tusClient(efie, lister.headers);
});

const fileOf = (id: string) => resumableFile(efie, id);
const begun = (sent = 4) => uploadedFile(efie, lister, 'photo', photo, sent);

describe('when only the disk’s reserve is left', () => {
  /** Leaves uploads this many bytes; a negative number eats into the reserve. */
  async function leave(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(efie.dataDir);
    efie.platform.disk = new DiskReserve(efie.dataDir, bavail * bsize - bytes);
  }
  afterEach(() => {
    efie.platform.disk = new DiskReserve(efie.dataDir, 0);
  });

  test('uploads accept no more bytes, while everything else about them works', async () => {
    const id = await begun();
    await leave(-GB);
    const refused = await tus.send(id, 4, photo.subarray(4));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(await readFile(fileOf(id))).toEqual(photo.subarray(0, 4));
    expect((await tus.look(id)).headers['upload-offset']).toBe('4');
    expect((await tus.giveUp(id)).statusCode).toBe(204);
  });

  test('an announced size counts only until its response', async () => {
    const id = await begun();
    await leave(4 * GB);
    const announce = async (bytes: number) => {
      const { statusCode } = await efie.app.inject({
        method: 'PATCH',
        url: `/api/uploads/${id}`,
        headers: {
          ...lister.headers,
          'tus-resumable': '1.0.0',
          'upload-offset': '4',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(bytes),
        },
        payload: photo.subarray(4),
      });
      return statusCode;
    };
    expect(await announce(6 * GB)).toBe(503);
    // More than the upload has left. The third would find no room if the first two still counted.
    for (let time = 0; time < 3; time += 1) expect(await announce(2 * GB)).toBe(413);
  });
});

test('a file that has gone missing must be chosen again', async () => {
  const id = await begun();
  await rm(fileOf(id));
  const response = await tus.send(id, 4, photo.subarray(4));
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'We no longer have this file. Please choose it again.' },
  ]);
});

test('an upload whose file has gone missing can still be given up', async () => {
  const id = await begun();
  await rm(fileOf(id));
  expect((await tus.giveUp(id)).statusCode).toBe(204);
  expect((await tus.look(id)).statusCode).toBe(404);
  const { rows } = await efie.connection.pool.query('select from uploads where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a file that cannot be read is our failure, not its sender’s', async () => {
  const id = await begun();
  await rm(fileOf(id));
  await symlink(fileOf(id), fileOf(id));
  const response = await tus.send(id, 4, photo.subarray(4));
  expect([response.statusCode, response.json().code]).toEqual([500, 'INTERNAL']);
});

describe('a complete upload that could not be checked waits for its listing', () => {
  const isThere = async (id: string) => {
    expect((await tus.look(id)).headers['upload-offset']).toBe(String(photo.length));
    expect(await readFile(fileOf(id))).toEqual(photo);
  };

  test('when too many of its sender’s photos are being processed', async () => {
    const id = await begun();
    const file = fileOf(await unjudgedPhoto(efie, lister, photo));
    let full = true;
    /** Takes a place again and again while the queue must stay full. */
    const look = async (): Promise<void> => {
      const part = { field: 'file', name: 'photo', path: file, bytes: photo.length };
      const found = await inspectPhoto(part, lister.id).catch(() => undefined);
      if (found && full) await look();
    };
    const looks = Promise.all(Array.from({ length: 30 }, look));
    const refused = await tus.send(id, 4, photo.subarray(4));
    full = false;
    await looks;
    expect([refused.statusCode, refused.json().message]).toEqual([
      503,
      'We’re processing many photos right now. Please try again in a moment.',
    ]);
    await isThere(id);
  });

  test('when the outcome of the check cannot be stored', async () => {
    const id = await begun();
    const { pool } = efie.connection;
    await pool.query(
      'alter table uploads add constraint nothing_found check (judged is null) not valid',
    );
    const refused = await tus.send(id, 4, photo.subarray(4));
    await pool.query('alter table uploads drop constraint nothing_found');
    expect([refused.statusCode, refused.json().code]).toEqual([500, 'INTERNAL']);
    await isThere(id);
  });
});
