import { type Box, blankBox, childrenOf } from './mp4-boxes.ts';
import { broken } from './refused-video.ts';
import type { Span } from './rewriting.ts';

/** A track of a movie. */
export interface Track {
  box: Box;
  /** 'vide', 'soun', or a kind that a device adds: text, time codes, positions. */
  kind: string;
  /** The format of its samples, for example 'avc1'. */
  codec: string;
  /** As displayed, after its rotation; 0 when unknown. */
  width: number;
  height: number;
  /** The places of its samples in the file. */
  chunks: Span[];
  /** The ends of its chunks are known. */
  exact: boolean;
  /** The boxes with the tables of those places: 'stco' or 'co64'. */
  offsets: Box[];
}

/** The boxes that a player needs; any other may tell where and on which device something was filmed. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: 'stsd stts ctts cslg stss stsh sdtp stsz stz2 stsc stco co64 sgpd sbgp subs'.split(' '),
};

/** Several times those of the longest video that we accept. */
export const MAX_CHUNKS = 500_000;

/** Reads a track, and blanks everything that no player needs. @throws {RefusedVideo} broken. */
export function readTrack(moov: Buffer, box: Box): Track {
  const trak = keptChildren(moov, box);
  const mdia = keptChildren(moov, one(trak, 'mdia'));
  const minf = keptChildren(moov, one(mdia, 'minf'));
  const stbl = keptChildren(moov, one(minf, 'stbl'));
  const head = one(trak, 'tkhd');
  blankTimes(moov, head);
  blankTimes(moov, one(mdia, 'mdhd'));
  const formats = one(stbl, 'stsd');
  const entry = contentOf(moov, formats);
  const kind = contentOf(moov, one(mdia, 'hdlr')).toString('latin1', 8, 12);
  for (const handler of [...mdia, ...minf].filter(({ type }) => type === 'hdlr')) {
    contentOf(moov, handler).subarray(HANDLER_NAME).fill(0);
  }
  if (kind === 'vide') blankCoders(moov, formats);
  return {
    box,
    kind,
    codec: entry.toString('latin1', 12, 16),
    ...sizeOf(contentOf(moov, head), entry),
    chunks: chunksOf(moov, stbl),
    exact: isExact(moov, stbl, kind),
    offsets: stbl.filter(({ type }) => type === 'stco' || type === 'co64'),
  };
}

export const contentOf = (buffer: Buffer, { content, end }: Box): Buffer =>
  buffer.subarray(content, end);

export function one(boxes: Box[], type: string): Box {
  const [found, another] = boxes.filter((box) => box.type === type);
  if (!found || another) throw broken(`not one box ${type}`);
  return found;
}

/** Blanks creation and modification times, in the boxes that begin with a version. */
export function blankTimes(buffer: Buffer, box: Box): void {
  const content = contentOf(buffer, box);
  content.fill(0, 4, content[0] === 1 ? 20 : 12);
}

/** The offset of the handler's name in `hdlr` (§8.4.3). */
const HANDLER_NAME = 24;

/** Blanks the names of encoders, for example a camera's, in video formats (§12.1.3). */
function blankCoders(moov: Buffer, { content, end }: Box): void {
  for (const format of childrenOf(moov, { content: content + 8, end })) {
    contentOf(moov, format).subarray(42, 74).fill(0);
  }
}

function keptChildren(buffer: Buffer, box: Box): Box[] {
  const children = childrenOf(buffer, box);
  const isKept = ({ type }: Box) => KEPT[box.type]?.includes(type);
  for (const child of children) if (!isKept(child)) blankBox(buffer, child);
  return children.filter(isKept);
}

/** From the track's head, with its matrix (§8.3.2), or else from the format of its samples. */
function sizeOf(head: Buffer, entry: Buffer): { width: number; height: number } {
  const matrix = head[0] === 1 ? 52 : 40;
  const end = matrix + 44;
  if (head.length < end) throw broken('the head of a track is cut short');
  let width = Math.round(head.readUInt32BE(matrix + 36) / 65536);
  let height = Math.round(head.readUInt32BE(matrix + 40) / 65536);
  if (width === 0 || height === 0) {
    if (entry.length < 44) return { width: 0, height: 0 };
    width = entry.readUInt16BE(40);
    height = entry.readUInt16BE(42);
  }
  const lies = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return lies ? { width: height, height: width } : { width, height };
}

/**
 * The places of a track's chunks: the sample tables of §8.7, read without a step for each sample of
 * one size.
 */
function chunksOf(buffer: Buffer, stbl: Box[]): Span[] {
  const places = offsetsOf(buffer, stbl);
  if (places.length > MAX_CHUNKS) throw broken('more chunks than a video has');
  if (places.length === 0) return [];
  const sizes = stbl.find(({ type }) => type === 'stsz');
  const runs = stbl.find(({ type }) => type === 'stsc');
  // Compact sizes (stz2) are for text; then only the places of the chunks are known.
  if (!sizes || !runs) return places.map((at) => ({ from: at, to: at }));
  const size = table(contentOf(buffer, sizes), 8, 4);
  const same = contentOf(buffer, sizes).readUInt32BE(4);
  const run = table(contentOf(buffer, runs), 4, 12);
  const chunks: Span[] = [];
  let sample = 0;
  let at = 0;
  for (const [index, from] of places.entries()) {
    while (at + 1 < run.count && run.read(at + 1, 0) <= index + 1) at += 1;
    const count = run.count > 0 ? run.read(at, 4) : 0;
    let bytes = same * count;
    if (same === 0) {
      for (const end = Math.min(sample + count, size.count); sample < end; sample += 1) {
        bytes += size.read(sample, 0);
      }
    }
    chunks.push({ from, to: from + bytes });
  }
  return chunks;
}

/**
 * Not with compact sizes, nor for sounds of one size, which QuickTime counts in other units than
 * bytes.
 */
function isExact(buffer: Buffer, stbl: Box[], kind: string): boolean {
  const sizes = stbl.find(({ type }) => type === 'stsz');
  if (!sizes || !stbl.some(({ type }) => type === 'stsc')) return false;
  const size = contentOf(buffer, sizes).subarray(4, 8);
  return kind !== 'soun' || !size.some(Boolean);
}

function offsetsOf(buffer: Buffer, stbl: Box[]): number[] {
  return stbl.flatMap((box) => {
    if (box.type !== 'stco' && box.type !== 'co64') return [];
    return readOffsets(buffer, box);
  });
}

/** The places in a box 'stco' or 'co64'. */
export function readOffsets(buffer: Buffer, box: Box): number[] {
  const content = contentOf(buffer, box);
  const { count, read } = table(content, 4, box.type === 'co64' ? 8 : 4);
  return Array.from({ length: count }, (_, index) =>
    box.type === 'co64' ? read(index, 0) * 2 ** 32 + read(index, 4) : read(index, 0),
  );
}

/** A table after its count; `read` gives 32 bits at a place of an entry. */
function table(content: Buffer, countAt: number, entryBytes: number) {
  const first = countAt + 4;
  if (content.length < first) throw broken('a table is cut short');
  const count = content.readUInt32BE(countAt);
  // Samples of one size are counted without a table.
  const entries = Math.min(count, Math.floor((content.length - first) / entryBytes));
  const isCounted = countAt === 8 && content.readUInt32BE(4) !== 0;
  if (entries < count && !isCounted) throw broken('a table is cut short');
  return {
    count: entries,
    read: (index: number, place: number) =>
      content.readUInt32BE(first + index * entryBytes + place),
  };
}
