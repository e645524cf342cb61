import type { HeifItem } from '#domain/media/heif.ts';
import { box, heicFile } from '#server/platform/heic-file.ts';
import { openCodedPicture } from './coded-picture.ts';
import { Placement } from './placement.ts';

/** What is changed at the end of a picture's data, and put behind it. */
const TAIL = Buffer.alloc(8, 0x55);
const MORE = Buffer.alloc(512, 0x55);

/**
 * Whether a picture's data end where the picture ends: with other last bytes it is another, and what follows makes no
 * difference. Data that went wrong somewhere are left over, or run out. Decodes the picture three times.
 */
export function isReadToItsEnd(file: Buffer, item: HeifItem): boolean {
  const data = Buffer.concat(item.extents.map(({ at, length }) => file.subarray(at, at + length)));
  // Lengths of units have four bytes wherever phones write them.
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

/** Its last unit has more bytes. */
function withMore(data: Buffer): Buffer {
  const longer = Buffer.concat([data, MORE]);
  let last = 0;
  for (let at = 0; at < data.length; at += 4 + data.readUInt32BE(at)) last = at;
  longer.writeUInt32BE(longer.length - last - 4, last);
  return longer;
}
