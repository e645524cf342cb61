import type { PhotoType } from '#domain/media/limits.ts';

/** The end of a picture in its file, in bytes, or the last point to which it can be followed. */
export function endOfPicture(content: Buffer, mime: PhotoType): number {
  if (mime === 'image/jpeg') return endOfJpeg(content);
  if (mime === 'image/png') return endOfPng(content);
  if (mime === 'image/webp') return Math.min(content.length, content.readUInt32LE(4) + 8);
  return endOfBoxes(content);
}

/**
 * Just after the marker EOI (ITU T.81 §B.1): segments have lengths, compressed data goes on to the
 * next marker. The whole file if there is none.
 */
export function endOfJpeg(content: Buffer): number {
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === EOI) return at + 2;
    if (marker === 0xff) at += 1;
    else if (isInsideScan(marker)) at = nextMarker(content, at + 2);
    else {
      const end = at + 2 + content.readUInt16BE(at + 2);
      at = marker === SOS ? nextMarker(content, end) : end;
    }
  }
  return isEoi(content, at) ? at + 2 : content.length;
}

const EOI = 0xd9;
const SOS = 0xda;

const isEoi = (content: Buffer, at: number) => content[at] === 0xff && content[at + 1] === EOI;

/** A stuffed zero, or a restart: the data goes on. */
const isInsideScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

function nextMarker(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0 && isInsideScan(content[at + 1] ?? 0)) at = content.indexOf(0xff, at + 2);
  return at < 0 ? content.length : at;
}

/** Just after the chunk IEND (W3C PNG §5.3): length, type, content, checksum. */
function endOfPng(content: Buffer): number {
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    if (end > content.length) break;
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return at;
}

/**
 * Just after the last box that a picture needs (ISO/IEC 14496-12 §4.2); later boxes may hold
 * anything.
 */
function endOfBoxes(content: Buffer): number {
  let end = 0;
  let at = 0;
  while (at + 8 <= content.length) {
    const bytes = boxBytes(content, at);
    if (bytes < 8 || at + bytes > content.length) break;
    at += bytes;
    if (PICTURE_BOXES.has(content.toString('latin1', at - bytes + 4, at - bytes + 8))) end = at;
  }
  return end;
}

const PICTURE_BOXES: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof']);

/** 0 stands for the rest of the file, 1 for a length of 64 bits after the type. */
function boxBytes(content: Buffer, at: number): number {
  const bytes = content.readUInt32BE(at);
  if (bytes === 0) return content.length - at;
  if (bytes !== 1) return bytes;
  return at + 16 <= content.length ? Number(content.readBigUInt64BE(at + 8)) : 0;
}
