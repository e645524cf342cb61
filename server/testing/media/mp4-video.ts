/** Describes a crafted MP4: its boxes are those of a phone's video, its pictures are noise. */
export interface Mp4Options {
  /** Approximate size of its samples. */
  bytes?: number;
  /** Puts the index before the samples. */
  fastStart?: boolean;
  brand?: string;
  seconds?: number;
  width?: number;
  height?: number;
  /** Filmed upright: turned by 90 degrees when shown. */
  upright?: boolean;
  /** Track types in order. */
  tracks?: ('vide' | 'soun' | 'meta')[];
  /** The phone's own boxes in the index, such as the place of filming. */
  userData?: Buffer;
  /** Bytes after each track's samples that belong to no track. */
  between?: Buffer;
}

/** Samples of the track 'meta', where cameras record their position. */
export const POSITIONS = 'GPS5 5.5560N 0.1969W';

export const box = (type: string, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};

const u16 = (...values: number[]) => numbers(values, 2);
const u32 = (...values: number[]) => numbers(values, 4);

function numbers(values: number[], bytes: number): Buffer {
  const buffer = Buffer.alloc(values.length * bytes);
  for (const [index, value] of values.entries()) buffer.writeUIntBE(value, index * bytes, bytes);
  return buffer;
}

const text = (value: string) => Buffer.from(value, 'latin1');

/** GPS position as Android and iPhones write it: the box ©xyz, and the one with keys. */
export const LOCATION = box(
  'udta',
  box('\xa9xyz', u16(18, 0x15c7), text('+05.5560-000.1969/')),
  box('meta', box('keys', text('com.apple.quicktime.location.ISO6709')), text('EfiePhone 9')),
);

/** An MP4 with correct boxes throughout; the same options give the same bytes. */
export function mp4Video({
  bytes = 2048,
  fastStart = true,
  brand = 'isom',
  seconds = 2,
  width = 640,
  height = 360,
  upright = false,
  tracks = ['vide'],
  userData = Buffer.alloc(0),
  between = Buffer.alloc(0),
}: Mp4Options = {}): Buffer {
  const head = box('ftyp', text(brand), u32(512), text('isomiso2'));
  const samples = tracks.map((kind) =>
    kind === 'meta' ? text(POSITIONS) : Buffer.alloc(Math.ceil(bytes / tracks.length), kind[0]),
  );
  const media = box('mdat', ...samples.flatMap((sample) => [sample, between]));
  const index = (mediaAt: number) => {
    let at = mediaAt + 8;
    const traks = tracks.map((kind, position) => {
      const sample = samples[position] ?? Buffer.alloc(0);
      const made = trak({ kind, id: position + 1, seconds, width, height, upright, at, sample });
      at += sample.length + between.length;
      return made;
    });
    return box('moov', movieHead(seconds), ...traks, userData);
  };
  if (!fastStart) return Buffer.concat([head, media, index(head.length)]);
  const length = index(0).length;
  return Buffer.concat([head, index(head.length + length), media]);
}

const MADE_AT = 3_900_000_000;

const movieHead = (seconds: number) =>
  box('mvhd', u32(0, MADE_AT, MADE_AT, 1000, seconds * 1000), Buffer.alloc(80));

interface TrackOptions {
  kind: string;
  id: number;
  seconds: number;
  width: number;
  height: number;
  upright: boolean;
  /** Offset of its one sample in the file. */
  at: number;
  sample: Buffer;
}

function trak(options: TrackOptions): Buffer {
  const { kind, id, seconds, width, height, upright, at, sample } = options;
  const one = 0x10000;
  const turned = [0, one, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000];
  const straight = [one, 0, 0, 0, one, 0, 0, 0, 0x40000000];
  const shown = kind === 'vide';
  return box(
    'trak',
    box(
      'tkhd',
      u32(3, MADE_AT, MADE_AT, id, 0, seconds * 1000, 0, 0, 0, 0),
      u32(...(upright ? turned : straight)),
      u32(shown ? width * one : 0, shown ? height * one : 0),
    ),
    box(
      'mdia',
      box('mdhd', u32(0, MADE_AT, MADE_AT, 1000, seconds * 1000, 0)),
      box('hdlr', u32(0, 0), text(kind), Buffer.alloc(12), text('EfiePhone handler\0')),
      box(
        'minf',
        box(
          'stbl',
          box(
            'stsd',
            u32(0, 1),
            box(FORMATS[kind] ?? 'mett', entry(shown ? '\x0fEfiePhone coder' : '', width, height)),
          ),
          box('stts', u32(0, 1, 1, seconds * 1000)),
          box('stsc', u32(0, 1, 1, 1, 1)),
          box('stsz', u32(0, 0, 1, sample.length)),
          box('stco', u32(0, 1, at)),
        ),
      ),
    ),
  );
}

const FORMATS: Readonly<Record<string, string>> = { vide: 'avc1', soun: 'mp4a' };

/** Names the encoder, as cameras do (§12.1.3). */
const entry = (coder: string, width: number, height: number) =>
  Buffer.concat([
    Buffer.alloc(24),
    u16(width, height),
    Buffer.alloc(14),
    text(coder.padEnd(32, '\0')),
    Buffer.alloc(4),
  ]);
