import { readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '#domain/media/limits.ts';
import { createApp } from '#server/app.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import {
  idOf,
  resumableFile,
  tusClient,
  tusMetadata,
  uploadedFile,
} from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });
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

const received = () => efie.platform.resumable.ids();
const contentOf = (id: string) => readFile(resumableFile(efie, id));

describe('uploads', () => {
  test.each(['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE'] as const)(
    'require sign-in for %s',
    async (method) => {
      const id = await uploadedFile(efie, lister, 'photo', photo, 4);
      const one = method === 'POST' || method === 'OPTIONS' ? '' : `/${id}`;
      const response = await efie.app.inject({
        method,
        url: `/api/uploads${one}`,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '20',
          'upload-offset': '4',
          'upload-metadata': tusMetadata({ kind: 'photo' }),
          ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
        },
        ...(method === 'PATCH' && { payload: photo.subarray(4) }),
      });
      expect(response.statusCode).toBe(401);
      expect((await contentOf(id)).length).toBe(4);
    },
  );

  test('accept the cookie without a token only from our own pages', async () => {
    const post = (site: string) =>
      efie.app.inject({
        method: 'POST',
        url: '/api/uploads',
        cookies: { efie_session: lister.token },
        headers: {
          'sec-fetch-site': site,
          'tus-resumable': '1.0.0',
          'upload-length': '20',
          'upload-metadata': tusMetadata({ kind: 'photo' }),
        },
      });
    expect((await post('cross-site')).json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    expect((await post('same-origin')).statusCode).toBe(201);
  });
});

test('an upload is visible only to its own account', async () => {
  const id = await uploadedFile(efie, lister, 'photo', photo, 4);
  const other = tusClient(efie, (await signedInAs(efie.platform, 'Admin')).headers);
  for (const response of [
    await other.look(id),
    await other.send(id, 4, photo.subarray(4)),
    await other.giveUp(id),
    await tus.look('no-id'),
    await tus.look('../../session-secret'),
    await tus.look('01890000-0000-7000-8000-000000000000'),
  ]) {
    expect(response.statusCode).toBe(404);
  }
  expect(await contentOf(id)).toEqual(photo.subarray(0, 4));
});

describe('starting an upload', () => {
  test.each([
    ['of no kind', '', 20, 400, 'Please say whether it’s a photo or a video.'],
    ['of another kind', 'deed', 20, 400, 'Please say whether it’s a photo or a video.'],
    ['without bytes', 'photo', 0, 400, 'This file is empty. Please choose another one.'],
    [
      'over 15 MB, as a photo',
      'photo',
      PHOTO_MAX_BYTES + 1,
      413,
      'Image file is too large. Please choose a smaller image (max 15MB).',
    ],
    [
      'over 100 MB, as a video',
      'video',
      VIDEO_MAX_BYTES + 1,
      413,
      'Video file size should not exceed 100MB.',
    ],
    [
      'of more bytes than can be counted',
      'video',
      2 ** 53,
      400,
      'Please say how many bytes the file has.',
    ],
    ['of a length that is none', 'photo', -1, 400, 'Invalid upload-length'],
  ])('is refused %s', async (_what, kind, bytes, status, message) => {
    const before = await received();
    const response = await tus.begin(kind, bytes);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await received()).toEqual(before);
  });

  test('is refused without its kind, naming the field', async () => {
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...lister.headers, 'tus-resumable': '1.0.0', 'upload-length': '20' },
    });
    const message = 'Please say whether it’s a photo or a video.';
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: 'BAD_INPUT', message, fields: { kind: message } },
    ]);
  });

  test('is refused without the protocol version or with a length to be told later', async () => {
    const post = (headers: Record<string, string>) =>
      efie.app.inject({
        method: 'POST',
        url: '/api/uploads',
        headers: {
          ...lister.headers,
          'upload-metadata': tusMetadata({ kind: 'photo' }),
          ...headers,
        },
      });
    const versionless = await post({ 'upload-length': '20' });
    expect([versionless.statusCode, versionless.json().code]).toEqual([400, 'BAD_INPUT']);
    const deferred = await post({ 'tus-resumable': '1.0.0', 'upload-defer-length': '1' });
    expect(deferred.statusCode).toBe(400);
  });

  test('is refused when its account has too much under way, while other accounts can go on', async () => {
    for (let each = 0; each < 6; each += 1) {
      expect((await tus.begin('video', VIDEO_MAX_BYTES)).statusCode).toBe(201);
    }
    const refused = await tus.begin('photo', 1);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/^You have too many files waiting/);
    expect(refused.headers['retry-after']).toBe('3600');
    const recorded = lines.filter((line) => line.event === 'excess_rate_limit_exceeded');
    expect(recorded.at(-1)).toMatchObject({ account: lister.id, reason: 'waitingUploads' });
    const other = await signedInAs(efie.platform, 'Customer');
    expect((await tusClient(efie, other.headers).begin('photo', 1)).statusCode).toBe(201);
  });

  test('is refused when its account has sixty under way, until one is given up', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 60; each += 1) ids.push(idOf(await tus.begin('photo', 1)));
    expect((await tus.begin('photo', 1)).statusCode).toBe(429);
    await tus.giveUp(ids[0] ?? '');
    expect((await tus.begin('photo', 1)).statusCode).toBe(201);
    expect((await tus.begin('photo', 1)).statusCode).toBe(429);
  });

  test('is refused beyond the account’s room, however many begin at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { headers } = await signedInAs(efie.platform, 'Agent');
      const { begin } = tusClient(efie, headers);
      const responses = await Promise.all(
        Array.from({ length: 9 }, () => begin('video', VIDEO_MAX_BYTES)),
      );
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
        ...Array(6).fill(201),
        ...Array(3).fill(429),
      ]);
    }
  });

  test('is refused after three hundred in an hour', async () => {
    await tus.begin('photo', 1);
    await efie.connection.pool.query(
      `update rate_limits set points = 300 where key like 'uploads:%'`,
    );
    const refused = await tus.begin('photo', 1);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    await efie.connection.pool.query(`delete from rate_limits where key like 'uploads:%'`);
  });
});

test('uploads idle for an hour make room for the next, the longest idle first', async () => {
  const ids: string[] = [];
  for (let each = 0; each < 6; each += 1) ids.push(idOf(await tus.begin('video', VIDEO_MAX_BYTES)));
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const touch = (place: number, at: Date) => utimes(resumableFile(efie, ids[place] ?? ''), at, at);
  await touch(1, minutesAgo(70));
  await touch(4, minutesAgo(90));
  await touch(5, minutesAgo(50));
  expect((await tus.begin('photo', 1)).statusCode).toBe(201);
  const states = await Promise.all(ids.map(async (id) => (await tus.look(id)).statusCode));
  expect(states).toEqual([200, 200, 200, 200, 404, 200]);
  expect(await received()).not.toContain(ids[4]);
  expect((await tus.begin('video', VIDEO_MAX_BYTES)).statusCode).toBe(201);
  expect((await tus.look(ids[1] ?? '')).statusCode).toBe(404);
  expect((await tus.begin('video', VIDEO_MAX_BYTES)).statusCode).toBe(429);

  // Begun two hours ago by a process that was killed before it made the file.
  await rm(resumableFile(efie, ids[2] ?? ''));
  await efie.connection.pool.query('update uploads set created_at = $2 where id = $1', [
    ids[2],
    minutesAgo(120),
  ]);
  expect((await tus.begin('video', VIDEO_MAX_BYTES)).statusCode).toBe(201);
  expect((await tus.look(ids[2] ?? '')).statusCode).toBe(404);
});

describe('a file that no listing could use', () => {
  test.each([
    [
      'a photo cut short',
      'photo',
      () => photo.subarray(0, photo.length * 0.4),
      /^This photo is da/,
    ],
    ['no photo', 'photo', () => Buffer.from('<svg/>'), /^This file isn’t a photo we can use/],
    ['no video', 'video', () => photo, /^This file isn’t a video we can use/],
  ] as const)(
    'is refused with its last byte and deleted: %s',
    async (_what, kind, contentOfIt, message) => {
      const content = contentOfIt();
      const id = idOf(await tus.begin(kind, content.length));
      expect((await tus.send(id, 0, content.subarray(0, 3))).statusCode).toBe(204);
      const refused = await tus.send(id, 3, content.subarray(3));
      expect([refused.statusCode, refused.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
      expect(refused.json().message).toMatch(message);
      expect(Object.keys(refused.json().fields)).toEqual(['file']);
      expect((await tus.look(id)).statusCode).toBe(404);
      expect(await received()).not.toContain(id);
    },
  );
});

test('a file arrives in pieces, each starting where the last one ended', async () => {
  const begun = await tus.begin('photo', photo.length);
  expect(begun.statusCode).toBe(201);
  expect(begun.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
  const id = idOf(begun);
  expect((await tus.send(id, 0, photo.subarray(0, 7))).headers['upload-offset']).toBe('7');

  const again = await tus.send(id, 0, photo.subarray(0, 7));
  expect(again.statusCode).toBe(409);
  expect(again.json()).toEqual({ code: 'CONFLICT', message: 'Upload-Offset conflict' });
  const tooMuch = await tus.send(id, 7, Buffer.alloc(photo.length));
  expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([413, 'TOO_LARGE']);

  const state = await tus.look(id);
  const { 'upload-offset': offset, 'upload-length': length } = state.headers;
  expect([state.statusCode, length]).toEqual([200, String(photo.length)]);
  expect(state.headers['cache-control']).toBe('no-store');
  expect(state.headers['upload-metadata']).toBe(tusMetadata({ kind: 'photo' }));
  expect(new Date(String(state.headers['upload-expires'])).getTime()).toBeGreaterThan(Date.now());
  const rest = photo.subarray(Number(offset));
  expect((await tus.send(id, Number(offset), rest)).statusCode).toBe(204);
  expect(await contentOf(id)).toHaveLength(photo.length);
});

test('the server names its extensions, gives an upload an address and one file, and shuts out other sites', async () => {
  const other = await createApp(efie.platform);
  const asked = await other.inject({
    method: 'OPTIONS',
    url: '/api/uploads',
    headers: lister.headers,
  });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,termination,expiration',
  });
  const headers = { ...lister.headers, origin: 'https://elsewhere.example' };
  const begun = await tusClient({ app: other }, headers).begin('photo', photo.length);
  expect(begun.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
  expect(begun.headers).not.toHaveProperty('access-control-allow-origin');
  // The database holds everything about it, not a file next to it.
  const id = idOf(begun);
  expect((await received()).filter((name) => name.startsWith(id))).toEqual([id]);
  await other.close();
});

test('after a process is killed, the next one resumes where the file ends', async () => {
  const id = await uploadedFile(efie, lister, 'photo', photo, 7);
  const next = await createApp(efie.platform);
  const again = tusClient({ app: next }, lister.headers);
  expect((await again.look(id)).headers['upload-offset']).toBe('7');
  expect((await again.send(id, 7, photo.subarray(7))).statusCode).toBe(204);
  await next.close();
  expect(await contentOf(id)).toEqual(photo);
});

test('an upload that is given up is gone', async () => {
  const id = await uploadedFile(efie, lister, 'photo', photo, 4);
  expect((await tus.giveUp(id)).statusCode).toBe(204);
  expect((await tus.look(id)).statusCode).toBe(404);
  expect(await received()).not.toContain(id);
});

test('a full disk is reported, and the upload waits for room', async () => {
  const id = await uploadedFile(efie, lister, 'photo', photo, 0);
  const file = resumableFile(efie, id);
  await rm(file);
  await symlink('/dev/full', file);
  const response = await tus.send(id, 0, photo);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    code: 'UNAVAILABLE',
    message: 'We’re out of space for files right now. Please try again later.',
  });
  expect(response.headers['retry-after']).toBe('60');
  expect((await tus.look(id)).statusCode).toBe(200);
});

describe('after 72 hours', () => {
  beforeAll(() => efie.setNow('2026-06-01T10:00:00Z'));

  test('an upload expires and its file is swept, while one still in time stays', async () => {
    const old = await uploadedFile(efie, lister, 'photo', photo, 4);
    efie.setNow('2026-06-03T10:00:00Z');
    const young = await uploadedFile(efie, lister, 'photo', photo);
    efie.setNow('2026-06-04T10:00:01Z');
    expect((await tus.look(old)).statusCode).toBe(404);
    await writeFile(resumableFile(efie, 'not-an-upload'), '');
    for (let hour = 0; hour < 2; hour += 1) {
      await efie.connection.pool.query(`select graphile_worker.add_job('sweep-uploads')`);
      await efie.runJobs();
    }
    const told = lines.filter((line) => line.msg === 'old uploads were removed');
    expect(told).toMatchObject([{ expired: 1, files: 1 }]);
    expect(await received()).toContain('not-an-upload');
    expect(await received()).toContain(young);
    expect(await received()).not.toContain(old);
    expect((await tus.look(young)).headers['upload-offset']).toBe(String(photo.length));
  });
});

// §12/15
test('an upload made by a clock that was ahead gets its 72 hours from today and makes room', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 60; n += 1) ids.push(await uploadedFile(efie, lister, 'photo', photo, 4));
  const ahead = new Date('2036-06-01T10:00:00Z');
  for (const id of ids) await utimes(resumableFile(efie, id), ahead, ahead);
  await efie.connection.pool.query(
    'update uploads set created_at = $2, expires_at = $2 where id = any($1)',
    [ids, ahead],
  );
  efie.setNow('2026-06-01T10:00:00Z');
  expect((await tus.begin('photo', 20)).statusCode).toBe(201);
  await efie.connection.pool.query(`select graphile_worker.add_job('sweep-uploads')`);
  await efie.runJobs();
  expect((await tus.look(ids.at(-1) ?? '')).statusCode).toBe(200);
  efie.setNow('2026-06-04T10:00:01Z');
  expect((await tus.look(ids.at(-1) ?? '')).statusCode).toBe(404);
});

test('the calls are in the API document', async () => {
  const document = (await efie.app.inject('/api/openapi.json')).json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/uploads', '/api/uploads/{id}']),
  );
  const form = document.paths['/api/properties/upload'].post.requestBody.content;
  expect(form['multipart/form-data'].schema.properties).toHaveProperty('photoUploads');
});
