import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '#domain/media/limits.ts';
import { createApp } from '#server/app.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { idOf, tusClient, tusMetadata, uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const BYTES = Buffer.from('the bytes of a photo');
let lister: TestPerson;
let tus: ReturnType<typeof tusClient>;

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
  tus = tusClient(efie, lister.headers);
});

const received = () => readdir(efie.platform.resumableDir);
const contentOf = (id: string) => readFile(path.join(efie.platform.resumableDir, id));

describe('sign-in is required', () => {
  test.each(['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE'] as const)('to %s', async (method) => {
    const id = await uploadedFile(efie, lister, 'photo', BYTES, 4);
    const one = method === 'POST' || method === 'OPTIONS' ? '' : `/${id}`;
    const answer = await efie.app.inject({
      method,
      url: `/api/uploads${one}`,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '20',
        'upload-offset': '4',
        'upload-metadata': tusMetadata({ kind: 'photo' }),
        ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      },
      ...(method === 'PATCH' && { payload: BYTES.subarray(4) }),
    });
    expect(answer.statusCode).toBe(401);
    expect((await contentOf(id)).length).toBe(4);
  });

  test('by the cookie alone only from our own pages', async () => {
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

test('an upload belongs to its account: to anybody else it is not there', async () => {
  const id = await uploadedFile(efie, lister, 'photo', BYTES, 4);
  const other = tusClient(efie, (await signedInAs(efie.platform, 'Admin')).headers);
  for (const answer of [
    await other.look(id),
    await other.send(id, 4, BYTES.subarray(4)),
    await other.giveUp(id),
    await tus.look('no-id'),
    await tus.look('../../session-secret'),
    await tus.look('01890000-0000-7000-8000-000000000000'),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
  expect(String(await contentOf(id))).toBe('the ');
});

describe('an upload is refused', () => {
  test.each([
    ['of no kind', '', 20, 400, 'Please tell whether it is a photo or a video.'],
    ['of another kind', 'deed', 20, 400, 'Please tell whether it is a photo or a video.'],
    ['without bytes', 'photo', 0, 400, 'Please tell how many bytes the file has.'],
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
  ])('%s', async (_what, kind, bytes, status, message) => {
    const before = await received();
    const answer = await tus.begin(kind, bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await received()).toEqual(before);
  });

  test('without the protocol’s version, or with a length to be told later', async () => {
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

  test('when its account has too much waiting; another account is none the poorer', async () => {
    for (let each = 0; each < 6; each += 1) {
      expect((await tus.begin('video', VIDEO_MAX_BYTES)).statusCode).toBe(201);
    }
    const refused = await tus.begin('photo', 1);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/^Too many files are waiting/);
    expect(refused.headers['retry-after']).toBeDefined();
    const other = await signedInAs(efie.platform, 'Customer');
    expect((await tusClient(efie, other.headers).begin('photo', 1)).statusCode).toBe(201);
  });
});

test('a file arrives in pieces, each where the one before ended', async () => {
  const begun = await tus.begin('photo', BYTES.length);
  expect(begun.statusCode).toBe(201);
  expect(begun.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
  const id = idOf(begun);
  expect((await tus.send(id, 0, BYTES.subarray(0, 7))).headers['upload-offset']).toBe('7');

  const again = await tus.send(id, 0, BYTES.subarray(0, 7));
  expect([again.statusCode, again.json().code]).toEqual([409, 'CONFLICT']);
  const tooMuch = await tus.send(id, 7, Buffer.alloc(BYTES.length));
  expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([413, 'TOO_LARGE']);

  const state = await tus.look(id);
  const { 'upload-offset': offset, 'upload-length': length } = state.headers;
  expect([state.statusCode, length]).toEqual([200, String(BYTES.length)]);
  expect(state.headers['cache-control']).toBe('no-store');
  expect(new Date(String(state.headers['upload-expires'])).getTime()).toBeGreaterThan(Date.now());
  const rest = BYTES.subarray(Number(offset));
  expect((await tus.send(id, Number(offset), rest)).statusCode).toBe(204);
  expect(await contentOf(id)).toHaveLength(BYTES.length);
});

test('a process that was killed is no loss: the next one goes on where the file ends', async () => {
  const id = await uploadedFile(efie, lister, 'photo', BYTES, 7);
  const next = await createApp(efie.platform);
  const again = tusClient({ app: next }, lister.headers);
  expect((await again.look(id)).headers['upload-offset']).toBe('7');
  expect((await again.send(id, 7, BYTES.subarray(7))).statusCode).toBe(204);
  await next.close();
  expect(await contentOf(id)).toEqual(BYTES);
});

test('one that is given up is gone', async () => {
  const id = await uploadedFile(efie, lister, 'photo', BYTES, 4);
  expect((await tus.giveUp(id)).statusCode).toBe(204);
  expect((await tus.look(id)).statusCode).toBe(404);
  expect(await received()).not.toContain(id);
});

test('a full disk is told, and the upload waits for room', async () => {
  const id = await uploadedFile(efie, lister, 'photo', BYTES, 0);
  const file = path.join(efie.platform.resumableDir, id);
  await rm(file);
  await symlink('/dev/full', file);
  const answer = await tus.send(id, 0, BYTES);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    code: 'UNAVAILABLE',
    message: 'We have no room for files right now. Please try again later.',
  });
  expect((await tus.look(id)).statusCode).toBe(200);
});

describe('after 72 hours', () => {
  beforeAll(() => efie.setNow('2026-06-01T10:00:00Z'));

  test('an upload is gone, and the sweep takes its file; one still in time stays', async () => {
    const old = await uploadedFile(efie, lister, 'photo', BYTES, 4);
    efie.setNow('2026-06-03T10:00:00Z');
    const young = await uploadedFile(efie, lister, 'photo', BYTES);
    efie.setNow('2026-06-04T10:00:01Z');
    expect((await tus.look(old)).statusCode).toBe(404);
    const { rows } = await efie.connection.pool.query(
      `select graphile_worker.add_job('sweep-uploads')`,
    );
    expect(rows).toHaveLength(1);
    await efie.runJobs();
    expect(await received()).toContain(young);
    expect(await received()).not.toContain(old);
    expect((await tus.look(young)).headers['upload-offset']).toBe(String(BYTES.length));
  });
});

test('the calls stand in the document', async () => {
  const document = (await efie.app.inject('/api/openapi.json')).json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/uploads', '/api/uploads/{id}']),
  );
  const form = document.paths['/api/properties/upload'].post.requestBody.content;
  expect(form['multipart/form-data'].schema.properties).toHaveProperty('photoUploads');
});
