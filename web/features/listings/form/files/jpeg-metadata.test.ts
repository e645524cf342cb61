import { expect, test } from 'vitest';
import { readJpegHead } from './jpeg-metadata.ts';

const segment = (marker: number, content: number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};
const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
/** EXIF with one tag: the orientation, in either order of bytes. */
const exif = (orientation: number, little = false) => {
  const two = (value: number) => (little ? [value, 0] : [0, value]);
  const tag = little ? [0x12, 0x01] : [0x01, 0x12];
  const four = (value: number) => (little ? [value, 0, 0, 0] : [0, 0, 0, value]);
  return segment(0xe1, [
    ...text('Exif'),
    0,
    0,
    ...text(little ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(1),
    ...tag,
    ...two(3),
    ...four(1),
    ...two(orientation),
    0,
    0,
    ...four(0),
  ]);
};
const START = [0xff, 0xd8];
const SCAN = [...segment(0xda, [1, 2, 3]), 9, 9, 9];
const PROFILE = segment(0xe2, text('ICC_PROFILE'));
const jpeg = (...segments: number[][]) => new Uint8Array([START, ...segments, SCAN].flat());

function keptOf(bytes: Uint8Array): Uint8Array {
  const { kept } = readJpegHead(bytes) ?? { kept: [] };
  return new Uint8Array(kept.flatMap(([from, to]) => [...bytes.slice(from, to)]));
}

test.each([
  [1, false],
  [6, false],
  [8, true],
])('the orientation %d is found, low byte first: %s', (orientation, little) => {
  expect(readJpegHead(jpeg(PROFILE, exif(orientation, little)))?.orientation).toBe(orientation);
});

test('EXIF, XMP and IPTC are removed, and the colour profile and the picture stay', () => {
  const xmp = segment(0xe1, text('http://ns.adobe.com/xap/1.0/'));
  const iptc = segment(0xed, text('Photoshop 3.0'));
  expect(keptOf(jpeg(exif(1), PROFILE, xmp, iptc))).toEqual(jpeg(PROFILE));
});

test('a photo without metadata is kept whole and upright', () => {
  expect(readJpegHead(jpeg(PROFILE))).toEqual({ orientation: 1, kept: [[0, undefined]] });
});

test.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['nothing', []],
  ['a JPEG whose picture does not begin in time', [...START, ...exif(6)]],
  ['a segment that ends nowhere', [...START, 0xff, 0xe1, 0xff, 0xff, 1]],
])('%s is left as it is', (_what, bytes) => {
  expect(readJpegHead(new Uint8Array(bytes))).toBeUndefined();
});

test.each([0, 9, 200])('the orientation %d is ignored', (orientation) => {
  expect(readJpegHead(jpeg(exif(orientation)))?.orientation).toBe(1);
});
