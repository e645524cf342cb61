import { type Element, elementAt, elementsOf, float, unsigned, voidHead } from './ebml.ts';
import type { FileWindow } from './file-window.ts';
import type { ReadVideo } from './read-video.ts';
import { broken, RefusedVideo } from './refused-video.ts';
import type { Rewriting, Span } from './rewriting.ts';

/** The elements of Matroska (RFC 9559 §5) by their ids. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  name: 0x536e,
  codecName: 0x258688,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
  tags: 0x1254c367,
  void: 0xec,
  crc: 0xbf,
} as const;

const SHOWN: number[] = [ID.seekHead, ID.info, ID.tracks, ID.cues];

/** These may tell where, with what and by whom something was filmed. */
const BLANKED: number[] = [ID.tags, ID.attachments, ID.chapters, ID.void, ID.crc];

/** In a cluster: a position, a size, silent tracks, an encrypted block. */
const IN_CLUSTER: number[] = [ID.timestamp, ID.simpleBlock, ID.blockGroup, ID.void, ID.crc];
IN_CLUSTER.push(0xa7, 0xab, 0x5854, 0xaf);

/** The names of a track and its encoder, and a track's checksum, which blanking makes wrong. */
const NAMES: number[] = [ID.name, ID.codecName, ID.crc];

const MAX_HEADER_BYTES = 4 * 1024 * 1024;

/** Five times the blocks of the longest video that we accept. */
const MAX_BLOCKS = 500_000;
const MAX_BLANKS = 10_000;
const VIDEO_TRACK = 1;
const SOUND_TRACK = 2;

/**
 * Reads a WebM video to its last block, and blanks everything that no player needs. @throws
 * {RefusedVideo}
 */
export async function readWebm(file: FileWindow): Promise<ReadVideo> {
  const segment = await findSegment(file);
  const end = segment.end ?? file.size;
  const found = new Found();
  for (let at = segment.content; at < end; ) {
    const element = await elementAt(file, at, end);
    at =
      element.id === ID.cluster
        ? await readCluster(file, element, end, found)
        : await readHeader(file, element, found);
  }
  const size = shownSize(found.trackTypes, found.size);
  if (found.lastMs === undefined) throw broken('not one picture');
  return {
    mime: 'video/webm',
    extension: 'webm',
    ...size,
    durationMs: Math.round(found.durationMs ?? found.lastMs),
    rewriting: rewritingOf(file.size, found),
  };
}

/** The findings so far. */
class Found {
  /** Nanoseconds of a tick. */
  scale = 1_000_000;
  ticks: number | undefined;
  trackTypes: number[] = [];
  size: { width: number; height: number } | undefined;
  /** When the last block is shown. */
  lastMs: number | undefined;
  blanked: { at: number; end: number }[] = [];
  /** Texts that become empty. */
  emptied: Span[] = [];
  blocks = 0;

  blank(element: { at: number; end: number }): void {
    this.blanked.push(element);
    this.#limit();
  }

  empty(text: Span): void {
    this.emptied.push(text);
    this.#limit();
  }

  #limit(): void {
    const gaps = this.blanked.length + this.emptied.length;
    if (gaps > MAX_BLANKS) throw broken('more gaps than a video has');
  }

  get durationMs(): number | undefined {
    return this.ticks ? (this.ticks * this.scale) / 1e6 : undefined;
  }
}

async function findSegment(file: FileWindow): Promise<Element> {
  const head = await elementAt(file, 0, file.size);
  if (!head.end || head.end - head.content > 1024) throw broken('no head of EBML');
  const fields = Buffer.from(await file.read(head.content, head.end - head.content));
  const docType = elementsOf(fields).find(({ id }) => id === ID.docType);
  if (!docType || text(fields.subarray(docType.content, docType.end)) !== 'webm') {
    throw new RefusedVideo('not-a-video', 'not WebM');
  }
  const segment = await elementAt(file, head.end, file.size);
  if (segment.id !== ID.segment) throw broken('no segment');
  if (segment.end !== undefined && segment.end < file.size) throw broken('bytes behind its end');
  return segment;
}

/** Fixed fields may be padded with zeros. */
const text = (bytes: Buffer): string => bytes.toString('latin1').replace(/\0+$/, '');

async function readHeader(file: FileWindow, element: Element, found: Found): Promise<number> {
  const { id, at, content, end } = element;
  if (end === undefined) throw broken('an element without a size');
  if (BLANKED.includes(id)) found.blank({ at, end });
  else if (!SHOWN.includes(id)) throw broken('an element that WebM does not have');
  if (id === ID.info || id === ID.tracks) {
    if (end - content > MAX_HEADER_BYTES) throw broken('a head of many megabytes');
    const fields = Buffer.from(await file.read(content, end - content));
    if (id === ID.info) readInfo(fields, content, found);
    else readTracks(fields, content, found);
  }
  return end;
}

/** Keeps only the times of its blocks: the rest is a title, a date, names of files and programs. */
function readInfo(fields: Buffer, base: number, found: Found): void {
  for (const { id, at, content, end } of elementsOf(fields)) {
    const value = fields.subarray(content, end);
    if (id === ID.timestampScale) found.scale = unsigned(value);
    else if (id === ID.duration) found.ticks = float(value);
    // Matroska requires these two (RFC 9559 §5.1.2); zeros are an empty text.
    else if (id === ID.muxingApp || id === ID.writingApp) {
      found.empty({ from: base + content, to: base + end });
    } else found.blank({ at: base + at, end: base + end });
  }
}

function readTracks(fields: Buffer, base: number, found: Found): void {
  for (const entry of elementsOf(fields)) {
    if (entry.id === ID.crc) found.blank({ at: base + entry.at, end: base + entry.end });
    if (entry.id !== ID.trackEntry) continue;
    const track = fields.subarray(entry.content, entry.end);
    const start = base + entry.content;
    for (const { id, at, content, end } of elementsOf(track)) {
      const value = track.subarray(content, end);
      if (id === ID.trackType) found.trackTypes.push(unsigned(value));
      if (id === ID.video) found.size = pixels(value);
      if (NAMES.includes(id)) found.blank({ at: start + at, end: start + end });
    }
  }
}

/** As displayed: with pixels that are not square it has a separate width and height, or their ratio. */
function pixels(video: Buffer): { width: number; height: number } {
  const elements = elementsOf(video);
  const read = (wanted: number) => {
    const field = elements.find(({ id }) => id === wanted);
    return field ? unsigned(video.subarray(field.content, field.end)) : 0;
  };
  const height = read(ID.pixelHeight);
  const [wide, high] = [read(ID.displayWidth), read(ID.displayHeight)];
  const width = wide && high ? Math.round((height * wide) / high) : read(ID.pixelWidth);
  return { width, height };
}

/** Walks over the blocks; an unfinished recording has clusters of unknown size. */
async function readCluster(
  file: FileWindow,
  cluster: Element,
  segmentEnd: number,
  found: Found,
): Promise<number> {
  const end = cluster.end ?? segmentEnd;
  let timestamp = 0;
  let at = cluster.content;
  while (at < end) {
    const element = await elementAt(file, at, end);
    found.blocks += 1;
    if (found.blocks > MAX_BLOCKS) throw broken('more blocks than a video has');
    if (!IN_CLUSTER.includes(element.id)) {
      if (cluster.end === undefined) return at;
      throw broken('an element that a cluster does not have');
    }
    if (element.end === undefined) throw broken('an element without a size');
    if (element.id === ID.timestamp) {
      timestamp = unsigned(await file.read(element.content, element.end - element.content));
    } else if (element.id === ID.simpleBlock || element.id === ID.blockGroup) {
      const ticks = timestamp + (await ticksOf(file, element));
      found.lastMs = Math.max(found.lastMs ?? 0, (ticks * found.scale) / 1e6);
    } else if (element.id === ID.void) found.blank({ at, end: element.end });
    at = element.end;
  }
  return at;
}

/** A simple block begins with its track and its time relative to its cluster. */
async function ticksOf(file: FileWindow, { id, content }: Element): Promise<number> {
  const head = await file.read(content, 4);
  return id === ID.simpleBlock && head.length === 4 ? head.readInt16BE(1) : 0;
}

function shownSize(types: number[], size: Found['size']) {
  if (!types.includes(VIDEO_TRACK)) {
    const reason = types.includes(SOUND_TRACK) ? 'sound-only' : 'not-a-video';
    throw new RefusedVideo(reason, 'no track with pictures');
  }
  if (types.some((type) => type !== VIDEO_TRACK && type !== SOUND_TRACK)) {
    throw new RefusedVideo('not-a-video', 'hidden tracks');
  }
  if (!size?.width || !size.height) throw broken('a picture without a size');
  return size;
}

function rewritingOf(size: number, { blanked, emptied }: Found): Rewriting {
  const pieces: Rewriting['pieces'] = [];
  const blanks: Rewriting['blanks'] = [...emptied];
  let from = 0;
  for (const { at, end } of blanked) {
    const head = voidHead(end - at);
    pieces.push({ from, to: at }, head, { from: at + head.length, to: end });
    blanks.push({ from: at + head.length, to: end });
    from = end;
  }
  pieces.push({ from, to: size });
  return { pieces, blanks };
}
