import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PHOTO_FORMATS } from '#domain/media/photo.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { grainyPhoto, withSegment } from '#server/testing/media/crafted-photos.ts';
import { image, leftovers } from '#server/testing/media/uploads.ts';
import { multipart, type TestFile } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const NO_ROOM =
  'We’re out of space for files right now. Nothing was saved. Please try again later.';
const NOT_NOW =
  'We can’t store files right now. Nothing was saved. Please try again in a few minutes.';

const efie = bootTestApp();
let agent: TestPerson;
let server: ServerProcess | undefined;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
});

async function post(to: ServerProcess, url: string, files: TestFile[]) {
  const { payload, headers } = multipart(url.includes('properties') ? PROPERTY_FORM : {}, files);
  const response = await fetch(`${to.origin}${url}`, {
    method: 'POST',
    headers: { ...agent.headers, ...headers },
    body: new Uint8Array(payload),
  });
  return {
    status: response.status,
    retry: response.headers.get('retry-after'),
    body: await response.json(),
  };
}
const upload = (to: ServerProcess, ...photos: Buffer[]) =>
  post(to, '/api/properties/upload', photos.map(image));

/** A photo of about this many bytes; comments in it make up what noise lacks. */
const noise = async (bytes: number) => {
  let photo: Buffer = await grainyPhoto(bytes, { width: 400, height: 300 }).jpeg().toBuffer();
  while (photo.length < bytes) {
    photo = withSegment(photo, 0xfe, Buffer.alloc(Math.min(bytes - photo.length, 65_000), 1));
  }
  return photo;
};

const refused = (message: string, retry: string) => ({
  status: 503,
  retry,
  body: { message, code: 'UNAVAILABLE' },
});

// The nearest to a full disk that any system has: it takes no more than 1 MB of a file.
test('a photo for which there is no room is refused, and nothing of it is left', async () => {
  server = await startServerProcess(efie, { shell: 'ulimit -f 2048; exec "$@"' });
  expect(await upload(server, await noise(3_000_000))).toEqual(refused(NO_ROOM, '600'));
  const profile = { ...image(await noise(2_000_000)), field: 'profileImage' };
  const url = '/api/User/upload-profile-image';
  expect(await post(server, url, [profile])).toEqual(refused(NO_ROOM, '600'));
  expect(await leftovers(efie)).toEqual([]);
});

// A real one, if a test may mount its own disk; it goes with the process.
const MOUNT = 'mount -t tmpfs -o size=8m efie "$DATA_DIR" && exec "$@"';
const mayMount =
  spawnSync('unshare', ['-m', 'sh', '-c', MOUNT, 'sh', 'true'], {
    env: { ...process.env, DATA_DIR: '/mnt' },
  }).status === 0;

test.skipIf(!mayMount)('a full disk loses nothing, whenever it fills up', async () => {
  const dataDir = path.join(efie.dataDir, 'disk');
  await mkdir(dataDir);
  server = await startServerProcess(efie, {
    dataDir,
    env: { DISK_RESERVE_MB: '0' },
    shell: `exec unshare -m sh -c '${MOUNT}' sh "$@"`,
  });
  const disk = `/proc/${server.pid}/root${dataDir}`;
  const files = async () => {
    const entries = await readdir(disk, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  const filler = path.join(disk, 'filler');
  const fill = (bytes: number) => writeFile(filler, Buffer.alloc(bytes)).catch(() => {});
  const secret = await files();

  // Once while receiving it, and once while storing it.
  const two = [await noise(4_500_000), await noise(4_500_001)];
  expect(await upload(server, ...two)).toEqual(refused(NO_ROOM, '600'));
  expect(await upload(server, await noise(4_500_002))).toEqual(refused(NOT_NOW, '60'));
  expect(await files()).toEqual(secret);
  expect(await leftovers(efie)).toEqual([]);

  // While it is worked on.
  const photo = await noise(1_000_000);
  await fill(8 * 1024 * 1024 - 2_050_000);
  const { status, body } = await upload(server, photo);
  expect(status).toBe(201);
  await fill(8 * 1024 * 1024);
  const { _id } = (body as UploadPropertyResponse).property;
  const failed = 'select last_error from graphile_worker.jobs where last_error is not null';
  const query = async (text: string) => (await efie.connection.pool.query(text)).rows;
  await expect.poll(() => query(failed), { timeout: 60_000 }).toHaveLength(1);
  expect((await files()).filter((name) => /^(pixels|variant|original)$|part$/.test(name))).toEqual(
    [],
  );
  await rm(filler);
  await query('update graphile_worker._private_jobs set run_at = now()');
  const shown = async () =>
    (await efie.app.inject(`/api/properties/${_id}`)).json<Property>().photos;
  await expect
    .poll(shown, { timeout: 60_000 })
    .toMatchObject([{ ready: true, formats: PHOTO_FORMATS }]);
});
