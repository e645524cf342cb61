import type { FileWindow } from './file-window.ts';
import { broken } from './refused-video.ts';

/**
 * A box of ISO base media (ISO/IEC 14496-12 §4.2); its places count from the start of its file or
 * buffer.
 */
export interface Box {
  type: string;
  at: number;
  /** The start of its content. */
  content: number;
  end: number;
}

const MOST_BOXES = 50_000;

/** The boxes of a file in order, to its very last byte. @throws {RefusedVideo} broken. */
export async function boxesOf(file: FileWindow): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < file.size; ) {
    const box = readBox(await file.read(at, 16), at, file.size);
    boxes.push(box);
    if (boxes.length > MOST_BOXES) throw broken('more boxes than a video has');
    at = box.end;
  }
  return boxes;
}

/** The boxes between two places of a buffer. @throws {RefusedVideo} broken. */
export function childrenOf(buffer: Buffer, { content, end }: Pick<Box, 'content' | 'end'>): Box[] {
  const boxes: Box[] = [];
  for (let at = content; at < end; ) {
    // QuickTime ends some lists with four zeros.
    if (end - at < 8) {
      if (buffer.subarray(at, end).some(Boolean)) throw broken('bytes behind the last box');
      break;
    }
    const box = readBox(buffer.subarray(at, at + 16), at, end);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function readBox(head: Buffer, at: number, limit: number): Box {
  if (head.length < 8) throw broken('it ends in the head of a box');
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  const large = size === 1;
  if (large && head.length < 16) throw broken('it ends in the head of a box');
  const content = at + (large ? 16 : 8);
  const end = size === 0 ? limit : at + (large ? Number(head.readBigUInt64BE(8)) : size);
  if (end < content || end > limit) throw broken(`the box ${type} ends outside of what it is in`);
  return { type, at, content, end };
}

/** Erases the content of a box and turns it into free space, which players skip. */
export function blankBox(buffer: Buffer, { at, content, end }: Box): void {
  buffer.write('free', at + 4, 'latin1');
  buffer.fill(0, content, end);
}
