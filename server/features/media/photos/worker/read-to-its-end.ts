import type { HeifItem } from '#domain/media/heif.ts';
import { box, heicFile } from '#server/platform/heic-file.ts';
import { openCodedPicture } from './coded-picture.ts';
import { Placement } from './placement.ts';

/** Bytes to overwrite the end of a picture's data with, or to append. */
const TAIL = Buffer.alloc(8, 0x55);
const MORE = Buffer.alloc(512, 0x55);

/**
 * Checks that a picture's data ends with the picture: other last bytes must change it, and appended
 * bytes must not. Data that went wrong somewhere is left over, or runs out. Decodes the picture
 * three times.
 */
export function isReadToItsEnd(file: Buffer, item: HeifItem): boolean {
  const data = Buffer.concat(item.extents.map(({ at, length }) => file.subarray(at, at + length)));
  // Phones always write unit lengths in four bytes.
  const configuration = item.properties.find(({ type }) => type === 'hvcC')?.content;
  if (data.length < 2 * TAIL.length || ((configuration?.[21] ?? 0) & 3) !== 3) return true;
  const asItIs = pixelsOf(item, data);
  if (!asItIs) return false;
  const otherTail = Buffer.from(data);
  TAIL.copy(otherTail, data.length - TAIL.length);
  const changed = pixelsOf(item, otherTail);
  if (changed?.equals(asItIs)) return false;
  return pixelsOf(item, withMore(data))?.equals(asItIs) ?? false;
}

/** Undefined when it cannot be decoded. */
function pixelsOf({ properties }: HeifItem, data: Buffer): Buffer | undefined {
  const needed = properties.filter(({ type }) => type === 'hvcC' || type === 'ispe');
  const boxes = needed.map(({ type, content }) => box(type, Buffer.from(content)));
  const coded = openCodedPicture(heicFile([{ type: 'hvc1', data, properties: boxes }]));
  try {
    return Buffer.from(coded.decode(new Placement(coded, [])).data);
  } catch {
    return undefined;
  } finally {
    coded.close();
  }
}

/** Makes its last unit longer. */
function withMore(data: Buffer): Buffer {
  const longer = Buffer.concat([data, MORE]);
  let last = 0;
  for (let at = 0; at < data.length; at += 4 + data.readUInt32BE(at)) last = at;
  longer.writeUInt32BE(longer.length - last - 4, last);
  return longer;
}
