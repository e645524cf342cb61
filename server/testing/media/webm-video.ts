/** Describes a crafted WebM: its elements are those of a recording, its pictures are noise. */
export interface WebmOptions {
  /** False leaves sizes open, as recorders do that are stopped early. */
  finished?: boolean;
  docType?: string;
  /** Track types: 1 is video, 2 is sound. */
  tracks?: number[];
  blocks?: number;
  /** Tags, such as the place of filming. */
  tags?: string;
  /** Written as the title and the program of the whole, and as the name of each track. */
  title?: string;
}

/** Time of filming, in nanoseconds since 2001. */
export const FILMED_AT = Buffer.from('0b2a44e5c1f3d700', 'hex');

/** A WebM with correct elements throughout, a tenth of a second per block. */
export function webmVideo({
  finished = true,
  docType = 'webm',
  tracks = [1],
  blocks = 20,
  tags,
  title,
}: WebmOptions = {}): Buffer {
  const head = element('1a45dfa3', element('4282', Buffer.from(docType)));
  const told = (...ids: string[]) =>
    title ? ids.map((id) => element(id, Buffer.from(title))) : [];
  const info = element(
    '1549a966',
    ...told('7ba9'),
    element('2ad7b1', number(1_000_000)),
    ...told('4d80', '5741'),
    element('4461', FILMED_AT),
  );
  const entries = tracks.map((type, index) =>
    element(
      'ae',
      element('d7', number(index + 1)),
      element('83', number(type)),
      ...told('536e'),
      ...(type === 1
        ? [element('e0', element('b0', number(640)), element('ba', number(360)))]
        : []),
    ),
  );
  const cluster = [
    element('e7', number(0)),
    ...Array.from({ length: blocks }, (_, index) => {
      const block = Buffer.alloc(64, index);
      block[0] = 0x81;
      block.writeInt16BE(index * 100, 1);
      return element('a3', block);
    }),
  ];
  const body = [
    info,
    element('1654ae6b', ...entries),
    ...(tags ? [element('1254c367', element('7373', Buffer.from(tags)))] : []),
    finished ? element('1f43b675', ...cluster) : open('1f43b675', ...cluster),
  ];
  return Buffer.concat([head, finished ? element('18538067', ...body) : open('18538067', ...body)]);
}

function element(id: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + bytes.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, bytes]);
}

/** An element that ends where the file does. */
const open = (id: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...content]);

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
