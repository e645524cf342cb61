import { expect, test } from 'vitest';
import { encodedHeic, wholeHeic } from '#server/testing/heic-photo.ts';
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
  'where a decoder stops at one wrong bit, what it never decoded is seen, whatever was decoded before (%d)',
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
