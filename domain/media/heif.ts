/** Reads bytes of a file: fewer at its end. */
export type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

export interface Extent {
  at: number;
  length: number;
}

/** A picture in a HEIC or AVIF file, or something that belongs to one. */
export interface HeifItem {
  id: number;
  /** For example 'hvc1', 'grid', 'Exif'. */
  type: string;
  /** The ranges of its bytes; missing for items inside the index. */
  extents: Extent[];
  /** The contents of its properties, in order. */
  properties: { type: string; content: Uint8Array }[];
}

export interface Heif {
  /** The item to show (ISO/IEC 23008-12 §6.2). */
  primary: HeifItem | undefined;
  items: HeifItem[];
}

/** Enough for thousands of tiles. */
const MAX_INDEX_BYTES = 4 * 1024 * 1024;
const MAX_BOXES = 10_000;

/** The boxes of a picture; after them phones append whatever they like, for example a film. */
const OF_A_PICTURE = ['ftyp', 'meta', 'mdat', 'moov', 'moof', 'idat'];

/** True when a file consists of boxes, as HEIC and AVIF do; 12 bytes are enough to tell. */
export const isBoxed = (head: Uint8Array): boolean => text(head, 4) === 'ftyp';

/**
 * Reads the boxes of a HEIC or AVIF file, and where its pictures are (ISO/IEC 14496-12 §8.11). Undefined when a box ends outside
 * the file, which was then cut short or damaged. The pictures themselves are not decoded.
 */
export async function readHeif(read: ReadBytes, size: number): Promise<Heif | undefined> {
  try {
    const index = await findIndex(read, size);
    if (!index || index.length > MAX_INDEX_BYTES) return undefined;
    const bytes = await read(index.at, index.length);
    return bytes.length === index.length ? readIndex(bytes, size) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The content of the box 'meta', provided that every box of the picture ends inside the file. */
async function findIndex(read: ReadBytes, size: number): Promise<Extent | undefined> {
  let index: Extent | undefined;
  for (let at = 0, count = 0; at < size && count < MAX_BOXES; count += 1) {
    const head = await read(at, 16);
    if (head.length < 8) break;
    const type = text(head, 4);
    const box = boxAt(view(head), 0, size - at);
    if (!box) {
      if (OF_A_PICTURE.includes(type)) return undefined;
      break;
    }
    // A version and flags precede its boxes.
    if (type === 'meta') {
      index ??= { at: at + box.content + 4, length: box.end - box.content - 4 };
    }
    at += box.end;
  }
  return index;
}

interface Box {
  type: string;
  content: number;
  end: number;
}

/** Reads the box at an offset; undefined when it ends after `limit`. */
function boxAt(data: DataView, at: number, limit: number): Box | undefined {
  const type = text(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), at + 4);
  const short = data.getUint32(at);
  const content = at + (short === 1 ? 16 : 8);
  let end = at + short;
  if (short === 1) end = at + Number(data.getBigUint64(at + 8));
  // "To the end of the file".
  if (short === 0) end = limit;
  return end < content || end > limit ? undefined : { type, content, end };
}

function boxesIn(bytes: Uint8Array): { type: string; content: Uint8Array }[] {
  const boxes: { type: string; content: Uint8Array }[] = [];
  for (let at = 0; at < bytes.length && boxes.length < MAX_BOXES; ) {
    const box = boxAt(view(bytes), at, bytes.length);
    if (!box) throw new RangeError('a box ends outside of what it is in');
    boxes.push({ type: box.type, content: bytes.subarray(box.content, box.end) });
    at = box.end;
  }
  return boxes;
}

function readIndex(bytes: Uint8Array, size: number): Heif {
  const boxes = boxesIn(bytes);
  const content = (type: string) => boxes.find((box) => box.type === type)?.content;
  const types = typesOf(content('iinf'));
  const properties = propertiesOf(content('iprp'));
  const items: HeifItem[] = [];
  for (const [id, extents] of placesOf(content('iloc'), content('idat')?.length ?? 0, size)) {
    items.push({ id, type: types.get(id) ?? '', extents, properties: properties.get(id) ?? [] });
  }
  const pitm = content('pitm');
  const primary = pitm && new Cursor(pitm).numberAfterVersion((version) => (version === 0 ? 2 : 4));
  return { primary: items.find(({ id }) => id === primary), items };
}

/** The types of the items (§8.11.6). */
function typesOf(iinf: Uint8Array | undefined): Map<number, string> {
  const types = new Map<number, string>();
  if (!iinf) return types;
  const version = iinf[0];
  for (const { type, content } of boxesIn(iinf.subarray(version === 0 ? 6 : 8))) {
    if (type !== 'infe' || (content[0] ?? 0) < 2) continue;
    const cursor = new Cursor(content);
    const id = cursor.numberAfterVersion((each) => (each === 2 ? 2 : 4));
    types.set(id, text(content, cursor.at + 2));
  }
  return types;
}

/** The byte ranges of each item (§8.11.3). @throws {RangeError} when some are outside the file. */
function placesOf(iloc: Uint8Array | undefined, idatBytes: number, size: number) {
  const places = new Map<number, Extent[]>();
  if (!iloc) return places;
  const cursor = new Cursor(iloc);
  const version = cursor.number(1);
  cursor.number(3);
  const sizes = [cursor.number(1), cursor.number(1)].flatMap((each) => [each >> 4, each & 15]);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = sizes;
  const wide = version < 2 ? 2 : 4;
  for (let count = cursor.number(wide); count > 0; count -= 1) {
    const id = cursor.number(wide);
    const inIndex = version > 0 ? (cursor.number(2) & 15) === 1 : false;
    const elsewhere = cursor.number(2) !== 0;
    const base = cursor.number(baseBytes);
    const extents: Extent[] = [];
    for (let left = cursor.number(2); left > 0; left -= 1) {
      if (version > 0) cursor.number(indexBytes);
      const at = base + cursor.number(offsetBytes);
      const length = cursor.number(lengthBytes);
      if (elsewhere) continue;
      if (at + length > (inIndex ? idatBytes : size)) throw new RangeError('bytes outside of it');
      if (!inIndex) extents.push({ at, length });
    }
    places.set(id, extents);
  }
  return places;
}

/** The properties of each item (ISO/IEC 23008-12 §9.3). */
function propertiesOf(iprp: Uint8Array | undefined): Map<number, HeifItem['properties']> {
  const found = new Map<number, HeifItem['properties']>();
  const boxes = iprp ? boxesIn(iprp) : [];
  const all = boxes
    .filter(({ type }) => type === 'ipco')
    .flatMap(({ content }) => boxesIn(content));
  for (const { type, content } of boxes) {
    if (type !== 'ipma') continue;
    const cursor = new Cursor(content);
    const version = cursor.number(1);
    const longIndexes = (cursor.number(3) & 1) === 1;
    for (let count = cursor.number(4); count > 0; count -= 1) {
      const id = cursor.number(version === 0 ? 2 : 4);
      const own = found.get(id) ?? [];
      for (let left = cursor.number(1); left > 0; left -= 1) {
        // The first bit says whether a reader must understand it.
        const index = longIndexes ? cursor.number(2) & 0x7fff : cursor.number(1) & 0x7f;
        const property = all[index - 1];
        if (property) own.push(property);
      }
      found.set(id, own);
    }
  }
  return found;
}

/** Reads numbers one after another. @throws {RangeError} past the end. */
class Cursor {
  at = 0;
  readonly #data: DataView;

  constructor(bytes: Uint8Array) {
    this.#data = view(bytes);
  }

  /** A number of 0 to 8 bytes. */
  number(bytes: number): number {
    let value = 0;
    for (let end = this.at + bytes; this.at < end; this.at += 1) {
      value = value * 256 + this.#data.getUint8(this.at);
    }
    return value;
  }

  /** The number after a box's version and flags; the version decides its width. */
  numberAfterVersion(wide: (version: number) => number): number {
    const version = this.number(1);
    this.number(3);
    return this.number(wide(version));
  }
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const text = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
