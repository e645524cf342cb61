import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { PHOTO_FORMATS, type Photo, placeholderUrl } from '#domain/media/photo.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import {
  grainyPhoto,
  orientedPhoto,
  plainPng,
  QUARTERS,
  quarteredPhoto,
  withSegment,
} from '#server/testing/media/crafted-photos.ts';
import { encodedHeic, heicPhoto, heicPhotoWithProfile } from '#server/testing/media/heic-photo.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

/** Uploads photos and processes them; returns the listing's photos. */
async function shown(...contents: Buffer[]): Promise<Photo[]> {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: contents.map(image),
    headers: agent.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  await efie.runJobs();
  const { _id } = response.json<UploadPropertyResponse>().property;
  return (await efie.app.inject(`/api/properties/${_id}`)).json<Property>().photos;
}

async function theOnly(content: Buffer): Promise<Photo> {
  const [photo] = await shown(content);
  if (!photo) throw new Error('no photo');
  return photo;
}

/** Every file that is served of a photo. */
async function servedFiles({ key, widths, formats }: Photo): Promise<Buffer[]> {
  expect(formats).toEqual(PHOTO_FORMATS);
  const files = widths.flatMap((width) => formats.map((format) => `${width}.${EXTENSION[format]}`));
  return Promise.all(
    files.map(async (file) => {
      const response = await efie.app.inject(`/media/photos/${key}/${file}`);
      expect(response.statusCode, file).toBe(200);
      return response.rawPayload;
    }),
  );
}

const EXTENSION = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

/** The colour at a place, given as fractions of width and height. */
async function colourAt(picture: Sharp, x: number, y: number): Promise<number[]> {
  const { width, height } = await picture.metadata();
  const at = { left: Math.floor(width * x), top: Math.floor(height * y), width: 1, height: 1 };
  return [...(await picture.clone().removeAlpha().extract(at).raw().toBuffer())];
}

/** Lossy formats change colours a little. */
function expectColour(found: number[], wanted: readonly number[], what: string): void {
  const furthest = Math.max(...wanted.map((value, at) => Math.abs(value - (found[at] ?? 999))));
  expect(furthest, `${what}: ${found} is not ${wanted}`).toBeLessThan(24);
}

async function expectQuarters(file: Buffer, what: string): Promise<void> {
  const picture = sharp(file);
  expectColour(await colourAt(picture, 0.25, 0.25), QUARTERS.topLeft, `${what}, top left`);
  expectColour(await colourAt(picture, 0.75, 0.25), QUARTERS.topRight, `${what}, top right`);
  expectColour(await colourAt(picture, 0.25, 0.75), QUARTERS.bottomLeft, `${what}, bottom left`);
  expectColour(await colourAt(picture, 0.75, 0.75), QUARTERS.bottomRight, `${what}, bottom right`);
}

test('a photo is upright in every format, however the camera was held', async () => {
  const photos = await shown(...(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(orientedPhoto))));
  expect(photos).toHaveLength(8);
  for (const [index, photo] of photos.entries()) {
    expect(photo).toMatchObject({ width: 480, height: 320, widths: [320, 480] });
    for (const file of await servedFiles(photo)) {
      const { format, width, height, orientation } = await sharp(file).metadata();
      expect([height, orientation]).toEqual([width === 320 ? 213 : 320, undefined]);
      await expectQuarters(file, `orientation ${index + 1} as ${format}`);
    }
  }
});

describe('serving only the picture in a file', () => {
  const SECRETS = [
    'Spy Phone',
    'GPSLatitude',
    '<rdf:RDF',
    'Photoshop 3.0',
    '<script',
    'ftypisom',
    'SEFT',
  ];

  /**
   * As a phone and an editor leave it: with the place, the names, a comment, and a film after its
   * end.
   */
  async function talkativePhoto(): Promise<Buffer> {
    const jpeg = await quarteredPhoto()
      .withExif({
        IFD0: { Make: 'Spy Phone', ImageDescription: '<script>alert(1)</script>' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>GPSLatitude</rdf:RDF></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const iptc = Buffer.from(
      'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x08\x1c\x02\x50\0\x03Ama',
      'latin1',
    );
    const described = withSegment(withSegment(jpeg, 0xed, iptc), 0xfe, Buffer.from('<script>'));
    return Buffer.concat([described, mp4Video({ bytes: 4096 }), Buffer.from('SEFT')]);
  }

  test('drops metadata, comments and what follows a JPEG', async () => {
    const photo = await talkativePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      iptc: expect.any(Buffer),
    });
    const files = await servedFiles(await theOnly(photo));
    for (const file of files) {
      const { exif, xmp, iptc, icc, comments } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined));
      expect(SECRETS.filter((secret) => file.includes(secret, 0, 'latin1'))).toEqual([]);
      await expectQuarters(file, 'with secrets');
    }
  });

  const described = () =>
    quarteredPhoto()
      .withExif({
        IFD0: { Make: 'Spy Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>GPSLatitude</rdf:RDF></x:xmpmeta>');

  test.each<[string, () => Promise<Buffer>]>([
    ['PNG', () => described().png().toBuffer()],
    ['WebP', () => described().webp().toBuffer()],
    ['AVIF', () => described().avif({ quality: 80 }).toBuffer()],
    ['HEIC of a phone', encodedHeic],
  ])('drops the metadata of a %s', async (_format, content) => {
    const photo = await content();
    expect(SECRETS.some((secret) => photo.includes(secret, 0, 'latin1'))).toBe(true);
    for (const file of await servedFiles(await theOnly(photo))) {
      const { exif, xmp, icc } = await sharp(file).metadata();
      expect([exif, xmp, icc]).toEqual(Array(3).fill(undefined));
      expect(SECRETS.filter((secret) => file.includes(secret, 0, 'latin1'))).toEqual([]);
      await expectQuarters(file, 'with secrets');
    }
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['PNG', async () => Buffer.concat([await quarteredPhoto().png().toBuffer(), BEHIND])],
    ['WebP', async () => Buffer.concat([await quarteredPhoto().webp().toBuffer(), BEHIND])],
    ['AVIF', async () => Buffer.concat([await quarteredPhoto().avif().toBuffer(), BEHIND])],
  ])('drops what follows a %s', async (_format, content) => {
    for (const file of await servedFiles(await theOnly(await content()))) {
      expect(file.includes('Spy Phone')).toBe(false);
      await expectQuarters(file, 'with something behind it');
    }
  });

  // A box that players skip, because a tail that is no box ends an AVIF before its time.
  const BEHIND = Buffer.from('\0\0\0\x11freeSpy Phone', 'latin1');
});

describe('serving the colours that a person saw, in sRGB', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['of a JPEG in Display P3', () => inP3().jpeg({ quality: 95 }).toBuffer()],
    ['of a PNG in Display P3', () => inP3().png().toBuffer()],
    ['of an AVIF in Display P3', () => inP3().avif({ quality: 90 }).toBuffer()],
    ['of a HEIC in Display P3', encodedHeic],
    ['of a PNG with 16 bits', () => quarteredPhoto().toColourspace('rgb16').png().toBuffer()],
  ])('keeps those %s', async (_what, content) => {
    for (const file of await servedFiles(await theOnly(await content()))) {
      const { space, icc, depth } = await sharp(file).metadata();
      expect([space, icc, depth]).toEqual(['srgb', undefined, 'uchar']);
      await expectQuarters(file, 'in other colours');
    }
  });

  const inP3 = () => quarteredPhoto().withIccProfile('p3');

  test('keeps those of a JPEG in CMYK', async () => {
    const cmyk = await quarteredPhoto().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    for (const file of await servedFiles(await theOnly(cmyk))) {
      const picture = sharp(file);
      expect((await picture.metadata()).space).toBe('srgb');
      // Ink cannot print this red: the printed one is darker, but still red.
      const [red = 0, green = 0, blue = 0] = await colourAt(picture, 0.25, 0.25);
      expect([red > 180, green < 80, blue < 80], `${red} ${green} ${blue}`).toEqual([
        true,
        true,
        true,
      ]);
      expectColour(await colourAt(picture, 0.75, 0.75), QUARTERS.bottomRight, 'white paper');
    }
  });

  test('keeps those of a HEIC with a profile, whose pixels come without it', async () => {
    // A profile that swaps red and blue shows best if it was applied.
    const p3 = (
      await inP3()
        .png()
        .toBuffer()
        .then((png) => sharp(png).metadata())
    ).icc;
    const swapped = Buffer.from(p3 ?? []);
    const [red, blue] = [swapped.indexOf('rXYZ'), swapped.indexOf('bXYZ')];
    swapped.write('bXYZ', red);
    swapped.write('rXYZ', blue);
    const [plain, profiled] = await shown(heicPhoto(), heicPhotoWithProfile(swapped));
    expect(plain && (await topOf(plain))).toBe('blue');
    expect(profiled && (await topOf(profiled))).toBe('red');
  });

  async function topOf(photo: Photo): Promise<string> {
    expect(photo).toMatchObject({ width: 32, height: 48 });
    const [file] = await servedFiles(photo);
    const [red = 0, , blue = 0] = await colourAt(sharp(file), 0.5, 0.15);
    return red > blue ? 'red' : 'blue';
  }

  test('keeps those of a grey picture, and puts transparent parts on white', async () => {
    const half = { input: { create: CLEAR }, left: 0, top: 0, blend: 'dest-out' } as const;
    const [grey, clear] = await shown(
      plainPng(400, 300),
      await quarteredPhoto().composite([half]).png().toBuffer(),
    );
    for (const file of grey ? await servedFiles(grey) : [])
      expectColour(await colourAt(sharp(file), 0.5, 0.5), [0, 0, 0], 'black');
    for (const file of clear ? await servedFiles(clear) : [])
      expectColour(await colourAt(sharp(file), 0.25, 0.25), [255, 255, 255], 'nothing');
  });

  const CLEAR = { width: 240, height: 160, channels: 4, background: '#000000' } as const;
});

test('an animated WebP becomes its first picture', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#ff0000'), await frame('#0000ff')];
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  const photo = await theOnly(animated);
  expect(photo).toMatchObject({ width: 400, height: 300 });
  for (const file of await servedFiles(photo)) {
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
    expectColour(await colourAt(sharp(file), 0.5, 0.5), [255, 0, 0], 'the first frame');
  }
});

test('an AVIF that its container only calls HEIF is read as an AVIF', async () => {
  const avif = await quarteredPhoto().avif().toBuffer();
  avif.write('mif1', 8);
  for (const file of await servedFiles(await theOnly(avif))) await expectQuarters(file, 'mif1');
});

test('a photo taller than the formats can be is made narrower', async () => {
  const photo = await theOnly(plainPng(400, 25_000));
  expect(photo).toMatchObject({ width: 400, height: 25_000, widths: [320, 400], ready: true });
  for (const file of await servedFiles(photo)) {
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([131, 8192]);
  }
});

describe('a placeholder', () => {
  test('is a picture of under 100 bytes, whatever the photo', async () => {
    const photos = await shown(
      await grainyPhoto(3, { width: 300, height: 300 }).png().toBuffer(),
      await grainyPhoto(4, { width: 16, height: 9 }).png().toBuffer(),
      await quarteredPhoto().jpeg().toBuffer(),
      plainPng(1000, 10),
      plainPng(1, 1),
    );
    for (const { placeholder } of photos) {
      expect(Buffer.byteLength(placeholder ?? '')).toBeLessThan(100);
      const url = placeholderUrl(placeholder ?? '');
      const { format } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
      expect(format).toBe('webp');
    }
  });

  test('looks like its photo from afar', async () => {
    const { placeholder, color } = await theOnly(await quarteredPhoto().png().toBuffer());
    const tiny = sharp(Buffer.from(placeholder ?? '', 'base64'));
    const [red = 0, green = 0, blue = 0] = await colourAt(tiny, 0.2, 0.2);
    expect(red - Math.max(green, blue)).toBeGreaterThan(60);
    const corner = await colourAt(tiny, 0.8, 0.8);
    expect(Math.min(...corner)).toBeGreaterThan(170);
    // A quarter of each: red, green, blue and white.
    const channels = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16));
    expectColour(channels, [0x80, 0x68, 0x80], 'the main colour');
  });
});
