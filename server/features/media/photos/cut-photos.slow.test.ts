import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import type { TestFile } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { originalKey } from '../keys.ts';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

async function listed(files: TestFile[], fields: Record<string, string> = {}): Promise<Property> {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, ...fields },
    files,
    headers: agent.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<UploadPropertyResponse>().property;
}

async function originalOf({ photos }: Property): Promise<Buffer> {
  const content = await efie.platform.storage.read('private', originalKey(photos[0]?.key ?? ''));
  return Buffer.concat(await content.toArray());
}

describe('what follows the end of a JPEG', () => {
  const TAILS: [string, () => Buffer | Promise<Buffer>][] = [
    ['slack of a card', () => Buffer.alloc(70_000, 0x20)],
    [
      'a page in the slack',
      () => Buffer.from(`${'\0'.repeat(900)}<html><script>x()</script></html>`),
    ],
    ['an archive', () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
    ['a second picture', () => grainyPhoto(2).jpeg().toBuffer()],
  ];

  test.each(TAILS)('is cut off: %s', async (what, tail) => {
    for (const [seed, options] of [{}, { progressive: true }].entries()) {
      const photo = await grainyPhoto(what.length * 10 + seed)
        .jpeg(options)
        .toBuffer();
      const content = Buffer.concat([photo, await tail()]);
      const byForm = await listed([image(content)]);
      expect((await originalOf(byForm)).equals(photo)).toBe(true);
      const id = await uploadedFile(efie, agent, 'photo', content);
      const byUpload = await listed([], { photoUploads: id });
      expect(byUpload.photos.map(({ key }) => key)).toEqual(byForm.photos.map(({ key }) => key));
    }
    // The folder of a form goes after its response.
    await expect.poll(() => readdir(efie.platform.uploadsDir)).toEqual([]);
  });

  // §2.7/11
  test('is not left behind by a listing that is refused', async () => {
    const before = await leftovers(efie);
    const photo = await grainyPhoto(90).jpeg().toBuffer();
    const response = await postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: [image(Buffer.concat([photo, Buffer.alloc(99)])), image(Buffer.from('no photo'))],
      headers: agent.headers,
    });
    expect(response.statusCode).toBe(415);
    expect(await leftovers(efie)).toEqual(before);
  });
});

test('a photo under 320 pixels gets an address that works once it is made', async () => {
  const small = await grainyPhoto(91, { width: 200, height: 150 }).jpeg().toBuffer();
  const { images } = await listed([image(small)]);
  expect(images[0]).toMatch(/\/200\.jpg$/);
  await efie.runJobs();
  expect((await efie.app.inject(String(images[0]))).statusCode).toBe(200);
});
