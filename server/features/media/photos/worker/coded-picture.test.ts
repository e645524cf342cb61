import { expect, test } from 'vitest';
import { encodedHeic, wholeHeic } from '#server/testing/media/heic-photo.ts';
import { openCodedPicture } from './coded-picture.ts';
import { Placement } from './placement.ts';

function decoded(file: Buffer): Uint8Array {
  const coded = openCodedPicture(file);
  try {
    return coded.decode(new Placement(coded, [])).data;
  } finally {
    coded.close();
  }
}

test.each([0.05, 0.11, 0.15])(
  'a decoder that stops at one wrong bit is noticed, whatever was decoded before (%d)',
  async (share) => {
    const whole = await encodedHeic();
    const damaged = Buffer.from(whole);
    const first = damaged.lastIndexOf('mdat') + 4;
    const at = first + Math.floor((damaged.length - first) * share);
    damaged[at] = (damaged[at] ?? 0) ^ 0x40;
    const before = decoded(whole);
    expect(() => decoded(damaged)).toThrow('a part was never decoded');
    expect(Buffer.from(decoded(whole)).equals(before)).toBe(true);
    expect(decoded(await wholeHeic())).toHaveLength(384 * 256 * 3);
  },
);

test('a picture that is all green is accepted', () => {
  const green = Buffer.from(GREEN.join(''), 'base64');
  const pixels = decoded(green);
  expect([...pixels.subarray(0, 3)]).toEqual([0, expect.closeTo(135, -1), 0]);
});

/** 64 × 64 pixels of rgb(0, 135, 0), by x265. */
const GREEN = [
  'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABL21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAA',
  'DnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABTwAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABo',
  'dmMxAAAAALNpcHJwAAAAlGlwY28AAAB4aHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAAD',
  'AAADAB66AkAhAAEAK0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6kkprm4EBAwIAAADAAgAAAMACEAiAAEAB0QBwXKwIkAAAAAU',
  'aXNwZQAAAAAAAABAAAAAQAAAABdpcG1hAAAAAQAAAAEAAQKAAYACAAAAJ21kYXQAAAAbKAGvBjha/P03+VY3///MVH//9rji',
  'q8QmP1+A',
];
