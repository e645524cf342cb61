import type { FileWindow } from './file-window.ts';
import { type Box, blankBox, boxesOf, childrenOf } from './mp4-boxes.ts';
import { gapsOf } from './mp4-gaps.ts';
import { blankTimes, contentOf, one, readOffsets, readTrack, type Track } from './mp4-track.ts';
import type { ReadVideo } from './read-video.ts';
import { broken, RefusedVideo } from './refused-video.ts';
import type { Rewriting, Span } from './rewriting.ts';

/** Several times the index of the longest video that we accept. */
const MAX_MOOV_BYTES = 12 * 1024 * 1024;

/** The boxes of a file that are served; `moof` and its kin belong to a fragmented recording. */
const FRAGMENTS = ['moof', 'mfra', 'sidx', 'styp'];
const KEPT = ['ftyp', 'moov', 'mdat', ...FRAGMENTS];

/**
 * Reads an MP4 or QuickTime video to the end of its boxes, and plans a copy that starts before it
 * has arrived and reveals nothing but its pictures and sound: the index in front, everything that
 * no player needs blanked.
 * @throws {RefusedVideo}
 */
export async function readMp4(file: FileWindow): Promise<ReadVideo> {
  const boxes = await boxesOf(file);
  const type = typeOf(await file.read(0, 12), boxes);
  const place = one(boxes, 'moov');
  if (place.end - place.at > MAX_MOOV_BYTES) throw broken('an index of many megabytes');
  const moov = Buffer.from(await file.read(place.at, place.end - place.at));
  // It may have said "to the end of the file", which no longer holds in its new place.
  if (place.content - place.at === 8) moov.writeUInt32BE(moov.length, 0);
  const movie: Box = { type: 'moov', at: 0, content: place.content - place.at, end: moov.length };

  const children = childrenOf(moov, movie);
  const tracks = children.filter(isOf('trak')).map((box) => readTrack(moov, box));
  const shown = tracks.filter(({ kind }) => kind === 'vide');
  const [main] = shown.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!main) {
    const reason = tracks.some(({ kind }) => kind === 'soun') ? 'sound-only' : 'not-a-video';
    throw new RefusedVideo(reason, 'no track with pictures');
  }
  if (main.codec === 'encv') throw new RefusedVideo('not-a-video', 'encrypted');
  for (const { chunks } of tracks) {
    if (chunks.some(({ to }) => to > file.size)) throw broken('its end is missing');
  }
  const fragmented = boxes.some(isOf('moof'));
  if (!fragmented && main.chunks.length === 0) throw broken('not one picture');

  const sounds = tracks.filter(({ kind }) => kind === 'soun');
  const others = tracks.filter((track) => !shown.includes(track) && !sounds.includes(track));
  // The index does not list the samples of a fragment, so they could not be blanked.
  if (fragmented && others.length > 0) throw new RefusedVideo('not-a-video', 'hidden tracks');
  const durationMs = durationOf(moov, children);
  for (const { box } of others) blankBox(moov, box);
  for (const box of children.filter((box) => !['mvhd', 'trak', 'mvex'].includes(box.type)))
    blankBox(moov, box);
  blankTimes(moov, one(children, 'mvhd'));
  // For fragments the index does not tell which bytes belong to no track.
  const gaps = fragmented ? [] : gapsOf(boxes.filter(isOf('mdat')), [...sounds, ...shown]);
  const hidden = others.flatMap(({ chunks }) => chunks).concat(gaps);
  return {
    ...type,
    width: main.width || null,
    height: main.height || null,
    durationMs,
    rewriting: rewritingOf(boxes, { place, moov, tracks: [...sounds, ...shown] }, hidden),
  };
}

const isOf = (type: string) => (box: Box) => box.type === type;

function typeOf(head: Buffer, boxes: Box[]): Pick<ReadVideo, 'mime' | 'extension'> {
  // QuickTime from before 2001 has no first box that names its kind.
  const brand = boxes[0]?.type === 'ftyp' ? head.toString('latin1', 8, 12) : 'qt  ';
  if (brand === 'qt  ') return { mime: 'video/quicktime', extension: 'mov' };
  return { mime: 'video/mp4', extension: 'mp4' };
}

/** From the movie's head (§8.2.2), or for fragments from `mehd`; null if neither says. */
function durationOf(moov: Buffer, children: Box[]): number | null {
  const head = contentOf(moov, one(children, 'mvhd'));
  if (head.length < 32) throw broken('the head of the movie is cut short');
  const long = head[0] === 1;
  const scale = head.readUInt32BE(long ? 20 : 12);
  const whole = long ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const unknown = whole === 0 || whole >= (long ? 2 ** 63 : 2 ** 32 - 1);
  const duration = unknown ? fragmentsDuration(moov, children) : whole;
  return duration && scale ? Math.round((duration / scale) * 1000) : null;
}

function fragmentsDuration(moov: Buffer, children: Box[]): number | undefined {
  const mvex = children.find(isOf('mvex'));
  const mehd = mvex && childrenOf(moov, mvex).find(isOf('mehd'));
  const content = mehd && contentOf(moov, mehd);
  if (!content || content.length < 8) return undefined;
  if (content[0] !== 1) return content.readUInt32BE(4);
  return content.length < 12 ? undefined : Number(content.readBigUInt64BE(4));
}

interface Index {
  place: Box;
  /** The box with its private parts already blanked. */
  moov: Buffer;
  tracks: Track[];
}

function rewritingOf(boxes: Box[], { place, moov, tracks }: Index, hidden: Span[]): Rewriting {
  const firstMedia = boxes.findIndex(({ type }) => type === 'mdat' || type === 'moof');
  const moves = boxes.findIndex(isOf('moov')) > firstMedia;
  const before = boxes[0]?.type === 'ftyp' ? 1 : 0;
  const start = boxes[before]?.at ?? 0;
  if (moves) {
    for (const { offsets } of tracks) for (const box of offsets) shift(moov, box, start, place);
  }
  const pieces: Rewriting['pieces'] = [];
  const blanks = hidden.filter(({ from, to }) => to > from);
  for (const [index, box] of boxes.entries()) {
    if (moves && index === before) pieces.push(moov);
    if (box.type === 'moov') {
      if (!moves) pieces.push(moov);
    } else if (KEPT.includes(box.type)) pieces.push({ from: box.at, to: box.end });
    else {
      pieces.push(freeHead(box), { from: box.content, to: box.end });
      blanks.push({ from: box.content, to: box.end });
    }
  }
  return { pieces, blanks };
}

/** Moves data between the new and the old place of the index behind it. */
function shift(moov: Buffer, box: Box, start: number, place: Box): void {
  const long = box.type === 'co64';
  const first = box.content + 8;
  for (const [index, offset] of readOffsets(moov, box).entries()) {
    if (offset < start || offset >= place.at) continue;
    const moved = offset + moov.length;
    const at = first + index * (long ? 8 : 4);
    if (long) moov.writeBigUInt64BE(BigInt(moved), at);
    else moov.writeUInt32BE(moved, at);
  }
}

/** As long as the head of the box was. */
function freeHead({ at, content, end }: Box): Buffer {
  const head = Buffer.alloc(content - at);
  const long = head.length === 16;
  head.writeUInt32BE(long ? 1 : end - at, 0);
  head.write('free', 4, 'latin1');
  if (long) head.writeBigUInt64BE(BigInt(end - at), 8);
  return head;
}
