import { statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DiskReserve, DiskReserveError } from '#server/platform/storage/disk-reserve.ts';
import { StorageUnavailableError } from '#server/platform/storage/errors.ts';
import { FolderStorage } from '#server/platform/storage/folder-storage.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { tusClient, uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const GB = 1024 ** 3;
const NO_ROOM =
  'We’re out of space for files right now. Nothing was saved. Please try again later.';
const NO_ROOM_BIT_BY_BIT = 'We’re out of space for files right now. Please try again later.';

const efie = bootTestApp();
let agent: TestPerson;
let photo: Buffer;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  photo = await jpegPhoto();
});
afterEach(() => reserve(0));

function reserve(bytes: number): void {
  efie.platform.disk = new DiskReserve(efie.dataDir, bytes);
}

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(efie.dataDir);
  return bavail * bsize;
}

const upload = (url: string, field: string) =>
  postUpload(efie, url, {
    fields: field === 'images' ? PROPERTY_FORM : {},
    files: [{ ...image(photo), field }],
    headers: agent.headers,
  });

// §12/13
test('forms with files are refused while only the database’s reserve is left on the disk, and all else goes on', async () => {
  reserve((await freeBytes()) + GB);
  for (const [url, field] of [
    ['/api/properties/upload', 'images'],
    ['/api/User/upload-profile-image', 'profileImage'],
  ] as const) {
    const response = await upload(url, field);
    expect([response.statusCode, response.json()], url).toEqual([
      503,
      { message: NO_ROOM, code: 'UNAVAILABLE' },
    ]);
    expect(response.headers['retry-after']).toBe('600');
  }
  expect(await leftovers(efie)).toEqual([]);
  await signedInAs(efie.platform, 'Customer');
  reserve((await freeBytes()) - GB);
  expect((await upload('/api/User/upload-profile-image', 'profileImage')).statusCode).toBe(200);
});

// §12/13
test('resumable uploads are refused then too, and go on where they were once there is room', async () => {
  const tus = tusClient(efie, agent.headers);
  const id = await uploadedFile(efie, agent, 'photo', photo, 7);
  reserve((await freeBytes()) + GB);
  for (const response of [await tus.begin('photo', 20), await tus.send(id, 7, photo.subarray(7))]) {
    expect([response.statusCode, response.json().message]).toEqual([503, NO_ROOM_BIT_BY_BIT]);
  }
  expect((await tus.look(id)).headers['upload-offset']).toBe('7');
  reserve(0);
  expect((await tus.send(id, 7, photo.subarray(7))).statusCode).toBe(204);
});

// §12/13
test('what was announced and is still coming counts as written', async () => {
  const disk = new DiskReserve(efie.dataDir, (await freeBytes()) - 4 * GB);
  const written = await disk.announce(3 * GB);
  await expect(disk.announce(2 * GB)).rejects.toThrow(DiskReserveError);
  await expect(disk.check(2 * GB)).rejects.toThrow(DiskReserveError);
  written();
  written();
  await disk.announce(2 * GB);
});

test('the folder of the media leaves the reserve alone too', async () => {
  const files = new FolderStorage(path.join(efie.dataDir, 'media'), (await freeBytes()) + GB);
  const file = path.join(efie.dataDir, 'variant');
  await writeFile(file, photo);
  const stored = files.put('public', 'photos/a', { file });
  await expect(stored).rejects.toThrow(StorageUnavailableError);
  expect(await files.has('public', 'photos/a')).toBe(false);
});
