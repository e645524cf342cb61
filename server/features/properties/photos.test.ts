import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let id: string;

/** A phone's photo: 800 × 600 as stored, to be turned a quarter to the right, which puts red on top. */
async function phonePhoto(): Promise<Buffer> {
  const red = await sharp({
    create: { width: 400, height: 600, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitude: '5/1 33/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  const agent = await signedInAs(efie.platform, 'Agent');
  const photo = await phonePhoto();
  const { exif, orientation } = await sharp(photo).metadata();
  expect([exif?.includes('Phone'), orientation]).toEqual([true, 6]);
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(photo)],
    headers: agent.headers,
  });
  id = response.json<UploadPropertyResponse>().property._id;
  await efie.runJobs();
});

const read = async () => (await efie.app.inject(`/api/properties/${id}`)).json<Property>();

describe('the photos of a property', () => {
  test('are ready once their job is done, in every width they can fill', async () => {
    const { photos, images } = await read();
    expect(photos).toMatchObject([
      {
        width: 600,
        height: 800,
        widths: [320, 600],
        formats: ['avif', 'webp', 'jpeg'],
        ready: true,
      },
    ]);
    expect(images).toEqual([`http://efie.test/media/photos/${photos[0]?.key}/600.jpg`]);
  });

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('are upright as %s and carry no metadata of the phone', async (extension, type) => {
    const { photos } = await read();
    const response = await efie.app.inject(`/media/photos/${photos[0]?.key}/320.${extension}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const picture = sharp(response.rawPayload);
    const metadata = await picture.metadata();
    expect(metadata).toMatchObject({ width: 320, height: 427 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    const [red = 0, , blue = 0] = await picture
      .extract({ left: 100, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red > 200, blue < 60]).toEqual([true, true]);
  });

  test('show in the list as soon as they are ready', async () => {
    const [listed] = (await efie.app.inject('/api/properties?limit=1')).json<Property[]>();
    expect(listed?.photos[0]?.ready).toBe(true);
  });

  test('are never served as uploaded, and no address leads out of the folder', async () => {
    const key = (await read()).photos[0]?.key;
    for (const address of [
      `/media/originals/${key}`,
      `/media/../private/originals/${key}`,
      `/media/..%2fprivate%2foriginals%2f${key}`,
      `/media/%2e%2e/private/originals/${key}`,
      `/media/photos/..%5c..%5c..%5cprivate%5coriginals%5c${key}`,
      `/media/photos/${key}/..%2f..%2f..%2f..%2fprivate/originals/${key}`,
      '/media//etc/passwd',
      '/media/%00',
      '/media/photos',
      '/media/photos/',
    ]) {
      const response = await efie.app.inject(address);
      expect([400, 404], address).toContain(response.statusCode);
      expect(response.json(), address).toMatchObject({ message: expect.any(String) });
    }
  });
});
