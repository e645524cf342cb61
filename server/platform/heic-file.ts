/** An item of a HEIC file: a coded picture, or one composed of others. */
export interface HeicItem {
  type: 'hvc1' | 'grid';
  data: Buffer;
  /** Its properties as whole boxes: 'hvcC', 'ispe', 'irot', 'colr' and others. */
  properties: Buffer[];
  /** The items that it is composed of, from 0. */
  madeOf?: number[];
  hidden?: boolean;
}

/** A HEIC file of some items (ISO/IEC 23008-12), as phones write them; `primary` is the one to show. */
export function heicFile(items: readonly HeicItem[], primary = 0, brand = 'heic'): Buffer {
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`, 'latin1'));
  const properties = distinct(items.flatMap((item) => item.properties));
  const size = Buffer.concat([ftyp, metaOf(items, primary, properties, 0)]).length;
  const meta = metaOf(items, primary, properties, size + 8);
  return Buffer.concat([ftyp, meta, box('mdat', ...items.map(({ data }) => data))]);
}

/** A picture of equal tiles, row by row, cropped to its size (§6.6.2.3), with more properties. */
export function heicGrid(
  tiles: readonly HeicItem[],
  { columns, width, height }: { columns: number; width: number; height: number },
  more: readonly Buffer[] = [],
): Buffer {
  const head = Buffer.alloc(12);
  // Flag 1: sizes of 32 bits.
  head.set([0, 1, tiles.length / columns - 1, columns - 1]);
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  const grid: HeicItem = {
    type: 'grid',
    data: head,
    properties: [ispe(width, height), ...more],
    madeOf: tiles.map((_tile, index) => index + 1),
  };
  return heicFile([grid, ...tiles.map((tile) => ({ ...tile, hidden: true }))]);
}

/** The coded picture of a single-picture HEIC file, to be put into other files. */
export function codedPicture(file: Buffer): HeicItem {
  const hvcC = boxIn(file, 'hvcC');
  const size = boxIn(file, 'ispe');
  const mdat = file.indexOf('mdat');
  const data = file.subarray(mdat + 4, mdat - 4 + file.readUInt32BE(mdat - 4));
  return { type: 'hvc1', data, properties: [hvcC, size] };
}

/** The size of an item (§6.5.3). */
export const ispe = (width: number, height: number): Buffer =>
  fullBox('ispe', 0, 0, u32(width), u32(height));

/** Any box: its length, its type, its content. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** Stores a box only once when several items share it. */
const distinct = (boxes: readonly Buffer[]): Buffer[] =>
  boxes.filter((box, index) => boxes.findIndex((each) => each.equals(box)) === index);

const fullBox = (type: string, version: number, flags: number, ...content: Buffer[]) =>
  box(type, u32(version * 2 ** 24 + flags), ...content);

function boxIn(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

function metaOf(
  items: readonly HeicItem[],
  primary: number,
  properties: readonly Buffer[],
  mediaAt: number,
): Buffer {
  const infe = items.map(({ type, hidden }, index) =>
    fullBox('infe', 2, hidden ? 1 : 0, u16(index + 1), u16(0), Buffer.from(`${type}\0`)),
  );
  let at = mediaAt;
  const places = items.map(({ data }, index) => {
    const place = Buffer.concat([u16(index + 1), u16(0), u16(1), u32(at), u32(data.length)]);
    at += data.length;
    return place;
  });
  const uses = items.map((item, index) => {
    const indexes = item.properties.map((property) => {
      const place = properties.findIndex((each) => each.equals(property)) + 1;
      // First bit set: a reader that does not know the property cannot show the item.
      return u16(0x8000 + place);
    });
    return Buffer.concat([u16(index + 1), Buffer.from([indexes.length]), ...indexes]);
  });
  const refs = items.flatMap(({ madeOf }, index) =>
    madeOf
      ? [box('dimg', u16(index + 1), u16(madeOf.length), ...madeOf.map((other) => u16(other + 1)))]
      : [],
  );
  return fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, 0, u16(primary + 1)),
    fullBox('iloc', 0, 0, Buffer.from([0x44, 0]), u16(items.length), ...places),
    fullBox('iinf', 0, 0, u16(items.length), ...infe),
    ...(refs.length > 0 ? [fullBox('iref', 0, 0, ...refs)] : []),
    box(
      'iprp',
      box('ipco', ...properties),
      // Flag 1: indexes of 15 bits.
      fullBox('ipma', 0, 1, u32(items.length), ...uses),
    ),
  );
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
