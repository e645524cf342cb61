import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { encodedHeic } from '#server/testing/media/heic-photo.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { resumableFile, unjudgedPhoto, uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
});

const preview = (id: string, headers: Record<string, string> = lister.headers) =>
  efie.app.inject({ url: `/api/uploads/${id}/preview`, headers });

test('a listing reuses what was found when its uploads came', async () => {
  const contents = [await encodedHeic(), await jpegPhoto(1)];
  const ids = await Promise.all(
    contents.map((content) => uploadedFile(efie, lister, 'photo', content)),
  );
  const unjudged = await unjudgedPhoto(efie, lister, await jpegPhoto(2));
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, photoUploads: [...ids, unjudged].join() },
    headers: lister.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  await efie.runJobs();
  const { photos, _id: id } = response.json<UploadPropertyResponse>().property;
  expect(photos).toMatchObject([
    {
      width: 480,
      height: 320,
      color: expect.stringMatching(/^#/),
      placeholder: expect.any(String),
    },
    { width: 1200, height: 900 },
    { width: 1200, height: 900 },
  ]);
  const shown = (await efie.app.inject(`/api/properties/${id}`)).json();
  expect(shown.photos.map(({ ready }: { ready: boolean }) => ready)).toEqual([true, true, true]);
});

// §2.7/18
test('a listing accepts a checked upload even if its bytes would be refused now', async () => {
  const content = await jpegPhoto(4);
  const list = (id: string) =>
    postUpload(efie, '/api/properties/upload', {
      fields: { ...PROPERTY_FORM, photoUploads: id },
      headers: lister.headers,
    });
  const id = await uploadedFile(efie, lister, 'photo', content);
  await writeFile(resumableFile(efie, id), Buffer.alloc(content.length));
  expect((await list(id)).statusCode).toBe(201);
  const unjudged = await unjudgedPhoto(efie, lister, Buffer.alloc(content.length));
  expect((await list(unjudged)).statusCode).toBe(415);
});

describe('the preview of an upload', () => {
  test('requires sign-in, and exists only for its account', async () => {
    const id = await uploadedFile(efie, lister, 'photo', await encodedHeic());
    expect((await preview(id, {})).statusCode).toBe(401);
    const other = await signedInAs(efie.platform, 'Agent');
    expect((await preview(id, other.headers)).statusCode).toBe(404);
  });

  test('does not exist for a format that every browser shows', async () => {
    const id = await uploadedFile(efie, lister, 'photo', await jpegPhoto(3));
    expect((await preview(id)).statusCode).toBe(404);
    expect((await preview('no-id')).statusCode).toBe(404);
  });

  test('is a small WebP for a HEIC, and no cache keeps it', async () => {
    const id = await uploadedFile(efie, lister, 'photo', await encodedHeic());
    const { statusCode, headers, rawPayload } = await preview(id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toContain('no-store');
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 320 });
  });
});
