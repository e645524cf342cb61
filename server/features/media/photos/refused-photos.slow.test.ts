import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { grainyPhoto, plainPng } from '#server/testing/media/crafted-photos.ts';
import { heicPhoto } from '#server/testing/media/heic-photo.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { inspectPhoto } from './inspect-photo.ts';

const NOT_A_PHOTO =
  'This file isn’t a photo we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC.';
const BROKEN = 'This photo is damaged or incomplete. Please choose it again.';
const HIDES_FILE =
  'This photo has another file hidden in it, such as a web page or an archive. Please choose another photo.';
const tooManyPixels = (megapixels: number) =>
  `Image file is too large. Please choose an image of ${megapixels} megapixels or fewer.`;

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});
afterEach(async () => {
  expect(await leftovers(efie)).toEqual([]);
});

/** The response to a file that calls itself photo.jpg. */
async function upload(content: Buffer): Promise<[status: number, message: string]> {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(content)],
    headers: agent.headers,
  });
  return [response.statusCode, response.json().message];
}

describe('a photo that is cut short at any of ten places', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a JPEG', () => grainyPhoto().jpeg().toBuffer()],
    ['a progressive JPEG', () => grainyPhoto().jpeg({ progressive: true }).toBuffer()],
    ['a PNG', () => grainyPhoto().png().toBuffer()],
    ['an interlaced PNG', () => grainyPhoto().png({ progressive: true }).toBuffer()],
    ['a WebP', () => grainyPhoto().webp().toBuffer()],
    ['a lossless WebP', () => grainyPhoto().webp({ lossless: true }).toBuffer()],
    ['an AVIF', () => grainyPhoto().avif({ effort: 0 }).toBuffer()],
    ['a HEIC', heicPhoto],
  ])('is not taken for a whole one: %s', async (_what, make) => {
    const whole = await make();
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      const end = Math.ceil((whole.length * (tenth - 0.4)) / 10);
      expect(await upload(whole.subarray(0, end)), `${end} of ${whole.length}`).toEqual([
        415,
        BROKEN,
      ]);
    }
  });
});

describe('a picture of more pixels than anyone needs', () => {
  // §12/10
  test.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['a JPEG that claims 65,535 × 65,535', 110, () => jpegClaiming(65_535, 65_535)],
    ['a JPEG that claims 11,000 × 10,001', 110, () => jpegClaiming(11_000, 10_001)],
    ['a progressive JPEG that claims 8,000 × 6,251', 50, () => progressiveClaiming(8_000, 6_251)],
    ['a PNG of 65,535 × 800', 50, () => plainPng(65_535, 800)],
    ['a PNG of 800 × 65,535', 50, () => plainPng(800, 65_535)],
    ['a PNG of 24,000 × 24,000 in 70 kB', 50, () => plainPng(24_000, 24_000)],
    ['a PNG of 16 bits that claims 5,001 × 5,000', 25, () => deepPngClaiming(5_001, 5_000)],
    ['a WebP that claims 16,383 × 3,100', 50, () => webpClaiming(16_383, 3_100)],
    ['an AVIF that claims 5,001 × 5,000', 25, () => avifClaiming(5_001, 5_000)],
  ])(
    'is refused before it is decoded: %s, at most %d megapixels',
    async (_what, megapixels, make) => {
      expect(await upload(await make())).toEqual([413, tooManyPixels(megapixels)]);
    },
  );
});

const jpegClaiming = async (width: number, height: number) =>
  claiming(await aJpeg(), 0xc0, width, height);

const progressiveClaiming = async (width: number, height: number) =>
  claiming(await grainyPhoto().jpeg({ progressive: true }).toBuffer(), 0xc2, width, height);

function claiming(jpeg: Buffer, startOfFrame: number, width: number, height: number): Buffer {
  // The start of the frame: its marker, length and precision, then the size.
  const size = jpeg.indexOf(Buffer.from([0xff, startOfFrame])) + 5;
  jpeg.writeUInt16BE(height, size);
  jpeg.writeUInt16BE(width, size + 2);
  return jpeg;
}

async function deepPngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await grainyPhoto().toColourspace('rgb16').png().toBuffer();
  // The first chunk: length, name, size, and a checksum of all but the length.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function webpClaiming(width: number, height: number): Promise<Buffer> {
  const webp = await grainyPhoto().webp().toBuffer();
  // After the start code of the first frame.
  const size = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  webp.writeUInt16LE(width, size);
  webp.writeUInt16LE(height, size + 2);
  return webp;
}

async function avifClaiming(width: number, height: number): Promise<Buffer> {
  const avif = await grainyPhoto().avif({ effort: 0 }).toBuffer();
  // After the version and the flags of the box.
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script>
  <image href="file:///etc/passwd" width="9" height="9"/></svg>`;

describe('a file that only calls itself a photo', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an SVG with a script', () => Buffer.from(SVG)],
    ['an SVG after an XML declaration', () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
    ['a page of HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML that a JPEG follows', async () => Buffer.concat([Buffer.from('<html>'), await aJpeg()])],
    ['a ZIP that a JPEG follows', async () => Buffer.concat([Buffer.from(ZIP), await aJpeg()])],
    ['a TIFF', () => grainyPhoto().tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
  ])('is refused as no photo: %s', async (_what, make) => {
    expect(await upload(await make())).toEqual([415, NOT_A_PHOTO]);
  });

  test.each<[string, Buffer]>([
    ['the beginning of a JPEG and an SVG', Buffer.from(`\xff\xd8\xff\xe0${SVG}`, 'latin1')],
    ['the beginning of a PNG and a page', Buffer.concat([plainPng(9, 9).subarray(0, 33), GIF])],
  ])('is refused as broken: %s', async (_what, content) => {
    expect(await upload(content)).toEqual([415, BROKEN]);
  });
});

describe('a GIF or an animation', () => {
  const GIF_SENTENCE =
    'We can’t use GIFs. Please choose a photo, or save this one as a JPEG or PNG.';
  const MOVING =
    'This is an animation, not a photo. Please choose a still photo, such as a screenshot of it, or upload it as a video.';

  // §2.7/13
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a GIF', GIF_SENTENCE, () => grainyPhoto().gif().toBuffer()],
    ['a GIF that a JPEG follows', GIF_SENTENCE, async () => Buffer.concat([GIF, await aJpeg()])],
    ['an animated PNG', MOVING, animatedPng],
    ['an animated AVIF', MOVING, async () => withBrand(await anAvif(), 'avis')],
    ['a HEIC sequence', MOVING, () => withBrand(heicPhoto(), 'hevc')],
    ['a HEIF sequence', MOVING, () => withBrand(heicPhoto(), 'msf1')],
  ])('is refused with advice on what to do: %s', async (_what, sentence, make) => {
    expect(await upload(await make())).toEqual([415, sentence]);
  });
});

const anAvif = () => grainyPhoto().avif({ effort: 0 }).toBuffer();

function withBrand(file: Buffer, brand: string): Buffer {
  const copy = Buffer.from(file);
  copy.write(brand, 8, 'latin1');
  return copy;
}

/** A PNG whose header is followed by its number of pictures. */
function animatedPng(): Buffer {
  const png = plainPng(9, 9);
  const control = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  check.writeUInt32BE(crc32(control));
  return Buffer.concat([png.subarray(0, 33), length, control, check, png.subarray(33)]);
}

/** The record that ends an archive. */
const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const GIF = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
const ZIP = 'PK\x03\x04\x14\0\0\0\0\0';
const aJpeg = () => grainyPhoto().jpeg().toBuffer();

describe('a photo that is another file as well', () => {
  const page = Buffer.from('<HTML><script>alert(1)</script></HTML>');
  const zip = Buffer.concat([Buffer.from(ZIP, 'latin1'), EMPTY_ZIP]);
  const film = mp4Video({ bytes: 4096 });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PNG', () => plainPng(9, 9)],
    ['a WebP', () => grainyPhoto().webp().toBuffer()],
    ['an AVIF', () => grainyPhoto().avif({ effort: 0 }).toBuffer()],
    ['a HEIC', heicPhoto],
  ])('is refused: %s followed by a page, an archive or another file', async (_what, make) => {
    const photo = await make();
    for (const more of [
      page,
      zip,
      Buffer.concat([Buffer.alloc(64), page]),
      Buffer.concat([film, page]),
      Buffer.concat([film, zip, Buffer.alloc(99)]),
      Buffer.from('<?php system($_GET[0]); ?>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('<!DOCTYPE html>'),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
      Buffer.from('\x7fELF\x02\x01', 'latin1'),
    ]) {
      const response = await upload(Buffer.concat([photo, more]));
      expect(response, more.toString('latin1', 0, 20)).toEqual([415, HIDES_FILE]);
    }
  });

  test.each<[string, string]>([
    ['an archive', EMPTY_ZIP.toString('latin1')],
    ['a document', '%PDF-1.7\n'],
  ])('is refused: a JPEG with %s in its comment', async (_what, comment) => {
    expect(await upload(withComment(await aJpeg(), comment))).toEqual([415, HIDES_FILE]);
  });

  test('is not confused with what phones leave behind a photo', async () => {
    const second = await grainyPhoto(2).jpeg().toBuffer();
    const tail = Buffer.concat([second, film, Buffer.alloc(512), Buffer.from('SEFHk\0\0\0SEFT')]);
    for (const photo of [await aJpeg(), plainPng(9, 9)]) {
      const file = path.join(efie.dataDir, 'phone.jpg');
      await writeFile(file, Buffer.concat([photo, tail]));
      const bytes = photo.length + tail.length;
      const { facts } = await inspectPhoto(
        { field: 'images', name: 'phone.jpg', path: file, bytes },
        agent.id,
      );
      expect(facts.width).toBeGreaterThan(0);
      await rm(file);
    }
  });

  test('is refused as a profile photo too', async () => {
    const response = await postUpload(efie, '/api/User/upload-profile-image', {
      fields: {},
      files: [{ ...image(Buffer.concat([plainPng(9, 9), page])), field: 'profileImage' }],
      headers: agent.headers,
    });
    expect([response.statusCode, response.json().message]).toEqual([400, HIDES_FILE]);
  });
});

/** A JPEG with a comment after its first marker. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    head,
    Buffer.from(comment, 'latin1'),
    jpeg.subarray(2),
  ]);
}
