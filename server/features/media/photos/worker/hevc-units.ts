import type { Heif } from '#domain/media/heif.ts';

/**
 * Checks that the picture data of a HEIC file has the shape of HEVC: units fill each picture to its
 * last byte, none contains the three bytes that no encoder writes, and none ends with a zero (ITU-T
 * H.265 §7.4.2). A decoder ignores all that, so zeroed data shows only here.
 */
export function hasSoundUnits(file: Buffer, { items }: Heif): boolean {
  return items.every(({ type, extents, properties }) => {
    if (type !== 'hvc1') return true;
    const configuration = properties.find((property) => property.type === 'hvcC')?.content;
    const lengthBytes = ((configuration?.[LENGTH_SIZE_AT] ?? 3) & 3) + 1;
    const data = Buffer.concat(
      extents.map(({ at, length }) => file.subarray(at, length ? at + length : undefined)),
    );
    return areSound(data, lengthBytes);
  });
}

/** In the configuration of the decoder (ISO/IEC 14496-15 §8.3.3.1). */
const LENGTH_SIZE_AT = 21;

function areSound(data: Buffer, lengthBytes: number): boolean {
  let at = 0;
  while (at + lengthBytes <= data.length) {
    const start = at + lengthBytes;
    at = start + data.readUIntBE(at, lengthBytes);
    if (at > data.length || at < start + 2 || !isSound(data.subarray(start, at))) return false;
  }
  return at > 0 && at === data.length;
}

const TWO_ZEROS = Buffer.alloc(2);

function isSound(unit: Buffer): boolean {
  if ((unit[0] ?? 0) >= 0x80 || unit.at(-1) === 0) return false;
  for (let at = unit.indexOf(TWO_ZEROS); at >= 0; at = unit.indexOf(TWO_ZEROS, at + 1)) {
    if ((unit[at + 2] ?? 0) < 3) return false;
  }
  return true;
}
