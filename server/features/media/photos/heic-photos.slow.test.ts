import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Photo } from '#domain/media/photo.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { box, codedPicture, heicFile, heicGrid, ispe } from '#server/platform/heic-file.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { encodedHeic, heicPhoto, tiledHeic, wholeHeic } from '#server/testing/media/heic-photo.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { openHeic } from './worker/open-heic.ts';

const BROKEN = 'This photo is damaged or incomplete. Please choose it again.';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

const upload = (content: Buffer) =>
  postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(content)],
    headers: agent.headers,
  });

/** The photo that a listing with only one shows. */
async function shown(content: Buffer): Promise<Photo> {
  const response = await upload(content);
  expect(response.statusCode, response.body).toBe(201);
  await efie.runJobs();
  const { _id } = response.json<UploadPropertyResponse>().property;
  const [photo] = (await efie.app.inject(`/api/properties/${_id}`)).json<Property>().photos;
  if (!photo) throw new Error('no photo');
  return photo;
}

async function colourAt({ key, widths }: Photo, x: number, y: number): Promise<number[]> {
  const { rawPayload } = await efie.app.inject(`/media/photos/${key}/${widths.at(-1)}.jpg`);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
  return [...data.subarray(at, at + 3)];
}

/** The same noise each time. */
function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    }),
  );
}

/** Changes a copy of a file's picture data; a place in it is a share of them, from 0 to 1. */
const damaged =
  (change: (copy: Buffer, at: (share: number) => number) => void) =>
  (photo: Buffer): Buffer => {
    const copy = Buffer.from(photo);
    const first = copy.lastIndexOf('mdat') + 4;
    change(copy, (share) => first + Math.floor((copy.length - first) * share));
    return copy;
  };

const DAMAGES: Record<string, (photo: Buffer) => Buffer> = {
  'cut at 10 %': (photo) => photo.subarray(0, photo.length * 0.1),
  'cut at 50 %': (photo) => photo.subarray(0, photo.length * 0.5),
  'cut at 90 %': (photo) => photo.subarray(0, photo.length * 0.9),
  'zeroed from its middle on': damaged((copy, at) => copy.fill(0, at(0.5))),
  'zeroed for 512 bytes': damaged((copy, at) => copy.fill(0, at(0.5), at(0.5) + 512)),
  'noise from a tenth on': damaged((copy, at) => {
    noise(copy.length).copy(copy, at(0.1));
  }),
  'noise in each hundredth byte': damaged((copy, at) => {
    for (const [index, value] of noise(copy.length).entries()) {
      if (at(0) + index * 100 < copy.length) copy[at(0) + 40 + index * 100] = value;
    }
  }),
};

describe('a HEIC', () => {
  const FILES = [
    ['in tiles', tiledHeic],
    ['in one piece', wholeHeic],
    ['with a thumbnail and a profile', encodedHeic],
  ] as const;

  test.each(FILES)(
    '%s is refused when it is damaged, and accepted when it is whole',
    async (_what, read) => {
      const whole = await read();
      const before = await leftovers(efie);
      for (const [what, damage] of Object.entries(DAMAGES)) {
        const response = await upload(damage(whole));
        expect([response.statusCode, response.json().message], what).toEqual([415, BROKEN]);
      }
      expect(await leftovers(efie)).toEqual(before);
      expect((await upload(whole)).statusCode).toBe(201);
    },
  );

  // §2.7/9
  test('is refused when its data lie outside the file', async () => {
    const photo = heicFile([codedPicture(await wholeHeic())]);
    const place = photo.indexOf('iloc') + 4 + 4 + 2 + 2 + 6;
    expect(photo.readUInt32BE(place)).toBe(photo.indexOf('mdat') + 4);
    photo.writeUInt32BE(photo.readUInt32BE(place) + 1, place);
    const response = await upload(photo);
    expect([response.statusCode, response.json().message]).toEqual([415, BROKEN]);
  });
});

// §2.7/10
test('a HEIC of several pictures shows the one that its file marks as the main one', async () => {
  const [first, second] = [codedPicture(heicPhoto()), codedPicture(await wholeHeic())];
  expect(await shown(heicFile([first, second], 1))).toMatchObject({ width: 384, height: 256 });
  expect(await shown(heicFile([first, second], 0))).toMatchObject({ width: 64, height: 64 });
});

test('tiles that are turned, mirrored and cut are shown as the file says', async () => {
  const blueAndRed = codedPicture(heicPhoto());
  const tiles = [blueAndRed, blueAndRed, blueAndRed, blueAndRed];
  const cut = Buffer.alloc(32);
  // 64 × 128 of 128 × 128 pixels, 32 to the left of the middle.
  [64, 1, 128, 1, -32, 1, 0, 1].forEach((value, index) => void cut.writeInt32BE(value, index * 4));
  const size = { columns: 2, width: 128, height: 128 };
  const upright = await shown(heicGrid(tiles, size, [box('clap', cut)]));
  expect(upright).toMatchObject({ width: 64, height: 128 });
  const [left, right] = [await colourAt(upright, 0.2, 0.2), await colourAt(upright, 0.6, 0.2)];
  const turned = await shown(
    heicGrid(tiles, size, [
      box('clap', cut),
      box('irot', Buffer.from([1])),
      box('imir', Buffer.from([0])),
    ]),
  );
  expect(turned).toMatchObject({ width: 128, height: 64 });
  // Turned anticlockwise, the right side comes up; mirrored, it goes down again.
  expect(near(await colourAt(turned, 0.2, 0.2), left)).toBe(true);
  expect(near(await colourAt(turned, 0.2, 0.6), right)).toBe(true);
  expect(near(left, right)).toBe(false);
});

test('a HEIC of 27 megapixels in tiles is read at half its width and keeps its colours', async () => {
  const tile = codedPicture(await wholeHeic());
  const size = { columns: 14, width: 14 * 384, height: 20 * 256 };
  const colourOf = async (content: Buffer, left: number, top: number) => {
    const file = path.join(efie.dataDir, 'large.heic');
    await writeFile(file, content);
    const opened = await openHeic(file, () => {});
    await rm(file);
    const part = opened.photo.clone().extract({ left, top, width: 16, height: 16 });
    const { channels } = await sharp(await part.png().toBuffer()).stats();
    return { opened, colour: channels.map(({ mean }) => mean) };
  };
  const one = await colourOf(heicFile([tile]), 96, 64);
  const many = await colourOf(
    heicGrid(Array<typeof tile>(280).fill(tile), size),
    // The last tile, at half its size.
    13 * 192 + 52,
    19 * 128 + 34,
  );
  expect(many.opened).toMatchObject({ width: 5376, height: 5120 });
  expect((await many.opened.photo.metadata()).width).toBe(2688);
  expect(near(many.colour, one.colour)).toBe(true);
});

test.each([
  [50, 8_000, 6_251],
  [110, 11_000, 10_001],
])('a HEIC that claims more than %d megapixels is too large', async (megapixels, width, height) => {
  const { properties, ...tile } = codedPicture(heicPhoto());
  const [hvcC = Buffer.alloc(0)] = properties;
  const content =
    megapixels === 50
      ? heicFile([{ ...tile, properties: [hvcC, ispe(width, height)] }])
      : heicGrid(Array(4).fill({ ...tile, properties }), { columns: 2, width, height });
  const response = await upload(content);
  expect([response.statusCode, response.json().message]).toEqual([
    413,
    `Image file is too large. Please choose an image of ${megapixels} megapixels or fewer.`,
  ]);
});

const near = (one: number[], other: number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 999)) < 24);
