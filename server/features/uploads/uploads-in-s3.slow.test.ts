import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VIDEO_MAX_BYTES } from '#domain/media/limits.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { createApp } from '#server/app.ts';
import { createSessionLocks, type SessionLocks } from '#server/platform/database/session-locks.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { createS3Client } from '#server/platform/storage/s3-client.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { idOf, tusClient, uploadedFile } from '#server/testing/resumable.ts';
import { type S3TestServer, startS3Server } from '#server/testing/servers/s3-server.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const MB = 1024 * 1024;
let s3: S3TestServer;
const efie = bootTestApp({
  async openFiles(dataDir) {
    s3 = await startS3Server();
    return openStorage({ s3: s3.settings, dataDir });
  },
});
/** Another node: on the same database and bucket. */
let other: FastifyInstance;
let otherLocks: SessionLocks;
let lister: TestPerson;
let here: ReturnType<typeof tusClient>;
let there: ReturnType<typeof tusClient>;
let photo: Buffer;

beforeAll(async () => {
  photo = await jpegPhoto(0, { width: 400, height: 300 });
  otherLocks = createSessionLocks(efie.connection.settings);
  other = await createApp({ ...efie.platform, locks: otherLocks });
  await efie.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  s3.fault = undefined;
  lister = await signedInAs(efie.platform, 'Property Owner');
  here = tusClient(efie, lister.headers);
  there = tusClient({ app: other }, lister.headers);
});
afterAll(async () => {
  await other.close();
  await otherLocks.close();
  await s3.stop();
});

const contentOf = (id: string) =>
  efie.platform.resumable.withFiles([id], ([file = '']) => readFile(file));

const offsetOf = async (id: string, node = there) =>
  Number((await node.look(id)).headers['upload-offset']);

/** Begins a PATCH at the first node that says more than it sends. */
function halfSent(id: string, offset: number, length: number, sent: Buffer): net.Socket {
  const { port } = efie.app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    [
      `PATCH /api/uploads/${id} HTTP/1.1`,
      'host: efie.test',
      `authorization: ${lister.headers.authorization}`,
      'tus-resumable: 1.0.0',
      `upload-offset: ${offset}`,
      'content-type: application/offset+octet-stream',
      `content-length: ${length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(sent);
  return socket;
}

/** Makes a listing of uploads at the other node. */
async function listOf(files: Record<string, string>) {
  const response = await postUpload({ app: other }, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, ...files },
    headers: lister.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<UploadPropertyResponse>().property;
}

const received = () => readdir(efie.platform.uploadsDir, { recursive: true });

describe('an upload begun at one node goes on at another', () => {
  test('where the last piece ended, however small the pieces are', async () => {
    const id = idOf(await here.begin('photo', photo.length));
    for (let offset = 0, n = 0; offset < photo.length; n += 1) {
      expect(await offsetOf(id, n % 2 ? here : there)).toBe(offset);
      const piece = photo.subarray(offset, offset + 1000);
      const response = await (n % 2 ? there : here).send(id, offset, piece);
      offset += piece.length;
      expect([response.statusCode, response.headers['upload-offset']]).toEqual([204, `${offset}`]);
    }
    expect(await contentOf(id)).toEqual(photo);
    expect(await received()).toEqual([]);
  });

  test.each([1, 7, 9, 21])('where it was cut after %d MB and a bit', async (megabytes) => {
    const content = mp4Video({ bytes: 24 * MB });
    const id = await uploadedFile(efie, lister, 'video', content, 3000);
    const cutAt = 3000 + megabytes * MB;
    const rest = content.subarray(3000, cutAt);
    const socket = halfSent(id, 3000, content.length - 3000, rest);
    // What is more than a part of 8 MB has gone to the bucket.
    await expect.poll(() => sizeOfReceived()).toBe(cutAt % (8 * MB));
    socket.destroy();
    expect(await offsetOf(id)).toBe(cutAt);
    expect((await there.send(id, cutAt, content.subarray(cutAt))).statusCode).toBe(204);
    expect((await contentOf(id)).equals(content)).toBe(true);
    expect(await received()).toEqual([]);
  });

  test('which ends the connection that has fallen silent', async () => {
    const content = mp4Video({ bytes: 12 * MB });
    const id = idOf(await here.begin('video', content.length));
    const socket = halfSent(id, 0, content.length, content.subarray(0, MB));
    await expect.poll(() => sizeOfReceived()).toBe(MB);
    const ended = once(socket, 'close');
    socket.resume();
    expect(await offsetOf(id)).toBe(MB);
    await ended;
    expect((await there.send(id, MB, content.subarray(MB))).statusCode).toBe(204);
    expect((await contentOf(id)).equals(content)).toBe(true);
  });

  // §10/21
  test('and one of two that write at once wins', async () => {
    const content = mp4Video({ bytes: 12 * MB });
    for (let round = 0; round < 5; round += 1) {
      const id = await uploadedFile(efie, lister, 'video', content, MB);
      const rest = content.subarray(MB);
      const responses = await Promise.all([here.send(id, MB, rest), there.send(id, MB, rest)]);
      const outcomes = responses.map(({ statusCode, headers }) => [
        statusCode,
        Number(headers['upload-offset'] ?? MB),
      ]);
      const offset = await offsetOf(id);
      expect(outcomes.map(([status]) => status)).toContain(204);
      expect(Math.max(...outcomes.map(([, reached = 0]) => reached))).toBe(offset);
      if (offset < content.length) {
        expect((await there.send(id, offset, content.subarray(offset))).statusCode).toBe(204);
      }
      expect((await contentOf(id)).equals(content)).toBe(true);
      await here.giveUp(id);
    }
  });
});

/** Bytes that wait on the node's disk. */
async function sizeOfReceived(): Promise<number> {
  const files = await received();
  const contents = await Promise.all(
    files.map((file) => readFile(`${efie.platform.uploadsDir}/${file}`)),
  );
  return contents.reduce((sum, { length }) => sum + length, 0);
}

describe('a store that is away', () => {
  test('is a 503 for every call, and the upload goes on afterwards', async () => {
    const id = await uploadedFile(efie, lister, 'photo', photo, 1000);
    s3.fault = () => 'breaks off';
    for (const response of [
      await here.begin('photo', photo.length),
      await here.look(id),
      await here.send(id, 1000, photo.subarray(1000)),
      await here.giveUp(id),
    ]) {
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
    }
    s3.fault = undefined;
    expect(await offsetOf(id)).toBe(1000);
    expect((await there.send(id, 1000, photo.subarray(1000))).statusCode).toBe(204);
    expect(await contentOf(id)).toEqual(photo);
    expect(await received()).toEqual([]);
  });

  test.each(['?partNumber=1', '?partNumber=2', 'PUT resumable', 'HEAD', 'POST'])(
    'in the middle of a piece, at %s, costs none that has arrived',
    async (failing) => {
      const content = mp4Video({ bytes: 20 * MB });
      const id = await uploadedFile(efie, lister, 'video', content, 3 * MB);
      const arrived = await offsetOf(id);
      s3.fault = (call) => (call.includes(failing) ? 'is busy' : undefined);
      const response = await here.send(id, arrived, content.subarray(arrived, 19 * MB));
      s3.fault = undefined;
      const offset = await offsetOf(id);
      expect(offset).toBeGreaterThanOrEqual(3 * MB);
      expect(response.statusCode).toBe(offset === 19 * MB ? 204 : 503);
      expect((await there.send(id, offset, content.subarray(offset))).statusCode).toBe(204);
      expect((await contentOf(id)).equals(content)).toBe(true);
    },
  );

  test('when the parts are to be put together does not keep the listing from being made', async () => {
    const id = await uploadedFile(efie, lister, 'photo', photo, 1000);
    s3.fault = (call) => (call.startsWith('POST') ? 'breaks off' : undefined);
    expect((await here.send(id, 1000, photo.subarray(1000))).statusCode).toBe(503);
    s3.fault = undefined;
    await listOf({ photoUploads: id });
  });
});

test('a listing is made of uploads, and nothing is left of them', async () => {
  const film = mp4Video({ bytes: 12 * MB });
  const ids = [
    await uploadedFile(efie, lister, 'photo', photo),
    await uploadedFile({ app: other }, lister, 'photo', await jpegPhoto(2)),
  ];
  const video = await uploadedFile(efie, lister, 'video', film);
  const made = await listOf({ photoUploads: ids.join(), videoUpload: video });
  await efie.runJobs();
  const listed = (await efie.app.inject(`/api/properties/${made._id}`)).json<Property>();
  expect(listed.photos).toMatchObject([
    { ready: true, width: 400 },
    { ready: true, width: 1200 },
  ]);
  const shown = await efie.app.inject(listed.video ?? '');
  expect(shown.rawPayload.length).toBeGreaterThan(11 * MB);
  for (const id of [...ids, video]) expect(await efie.platform.resumable.ids()).not.toContain(id);
  expect(await received()).toEqual([]);
});

test('what no listing could use is refused with its last byte and deleted', async () => {
  const id = await uploadedFile(efie, lister, 'photo', Buffer.from('<svg/>'), 3);
  const refused = await there.send(id, 3, Buffer.from('g/>'));
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  expect((await here.look(id)).statusCode).toBe(404);
  expect(await efie.platform.resumable.ids()).not.toContain(id);
});

test('an upload is its account’s alone, and nobody else is served it', async () => {
  const id = await uploadedFile(efie, lister, 'photo', photo, 1000);
  const stranger = tusClient(efie, (await signedInAs(efie.platform, 'Admin')).headers);
  expect((await stranger.look(id)).statusCode).toBe(404);
  expect((await stranger.giveUp(id)).statusCode).toBe(404);
  for (const url of [`/media/resumable/${id}`, `/media/..%2fresumable/${id}.part`]) {
    expect((await efie.app.inject(url)).statusCode).toBe(404);
  }
  expect(await offsetOf(id)).toBe(1000);
});

test('an upload that is given up leaves nothing in the bucket', async () => {
  for (const sent of [0, 1000, photo.length]) {
    const id = await uploadedFile(efie, lister, 'photo', photo, sent);
    expect(await efie.platform.resumable.ids()).toContain(id);
    expect((await there.giveUp(id)).statusCode).toBe(204);
    expect((await here.look(id)).statusCode).toBe(404);
    expect(await efie.platform.resumable.ids()).not.toContain(id);
  }
});

test('an upload whose parts the bucket has given up must be chosen again', async () => {
  const id = await uploadedFile(efie, lister, 'photo', photo, 1000);
  await efie.platform.resumable.remove(id);
  expect((await here.send(id, 1000, photo.subarray(1000))).statusCode).toBe(404);
  expect((await here.giveUp(id)).statusCode).toBe(204);
});

test('uploads idle for an hour make room for the next', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(idOf(await here.begin('video', VIDEO_MAX_BYTES)));
  expect((await here.begin('photo', 1)).statusCode).toBe(429);
  const touched = await efie.platform.resumable.touchedAt(ids[0] ?? '');
  expect(Math.abs(Date.now() - Number(touched))).toBeLessThan(60_000);
  // All that the bucket has of one is gone; the row says when it began.
  await efie.platform.resumable.remove(ids[2] ?? '');
  await efie.connection.pool.query(
    `update uploads set created_at = now() - interval '2 hours' where id = $1`,
    [ids[2]],
  );
  expect((await there.begin('photo', 1)).statusCode).toBe(201);
  expect((await there.look(ids[2] ?? '')).statusCode).toBe(404);
});

test('after 72 hours nothing of an unused upload is left, nor of what belongs to none', async () => {
  const old = await uploadedFile(efie, lister, 'photo', photo, 1000);
  const orphans = [1, 2].map((n) => `01890000-0000-7000-8000-00000000000${n}`);
  const bucket = createS3Client(s3.settings);
  const place = { Bucket: s3.settings.bucket };
  const [object, begun] = orphans.map((id) => ({ ...place, Key: `resumable/${id}` }));
  await bucket.send(new PutObjectCommand({ ...place, Key: `${object?.Key}.part`, Body: 'lost' }));
  await bucket.send(new CreateMultipartUploadCommand({ ...place, Key: begun?.Key }));
  bucket.destroy();
  expect(await efie.platform.resumable.ids()).toEqual(expect.arrayContaining([old, ...orphans]));
  efie.setNow(new Date(Date.now() + 73 * 60 * 60 * 1000));
  await efie.connection.pool.query(`select graphile_worker.add_job('sweep-uploads')`);
  await efie.runJobs();
  expect(await efie.platform.resumable.ids()).toEqual([]);
});
