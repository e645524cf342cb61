import type { FileWindow } from './file-window.ts';
import { broken } from './refused-video.ts';

/** An element of EBML (RFC 8794 §5); its places count from the start of its file or buffer. */
export interface Element {
  id: number;
  at: number;
  /** The start of its content. */
  content: number;
  /**
   * Undefined for an unknown size: then it ends where the next element of one of its parents
   * begins.
   */
  end: number | undefined;
}

/**
 * The element at a place of a file. @throws {RefusedVideo} broken, also when it ends behind
 * `limit`.
 */
export async function elementAt(file: FileWindow, at: number, limit: number): Promise<Element> {
  return readElement(await file.read(at, 12), at, limit);
}

/** The elements of a buffer, all of known size. @throws {RefusedVideo} broken. */
export function elementsOf(buffer: Buffer): (Element & { end: number })[] {
  const elements: (Element & { end: number })[] = [];
  for (let at = 0; at < buffer.length; ) {
    const { end, ...element } = readElement(buffer.subarray(at, at + 12), at, buffer.length);
    if (end === undefined) throw broken('an element without a size');
    elements.push({ ...element, end });
    at = end;
  }
  return elements;
}

function readElement(head: Buffer, at: number, limit: number): Element {
  const idLength = lengthOf(head[0]);
  const sizeLength = lengthOf(head[idLength]);
  if (idLength > 4 || head.length < idLength + sizeLength) throw broken('no element of EBML');
  const id = head.readUIntBE(0, idLength);
  const content = at + idLength + sizeLength;
  const size = sizeOf(head.subarray(idLength, idLength + sizeLength));
  const end = size === undefined ? undefined : content + size;
  if (end !== undefined && end > limit) throw broken('an element ends outside of what it is in');
  return { id, at, content, end };
}

/** The leading zeros of its first byte give the length of a number. */
const lengthOf = (first: number | undefined): number => (first ? Math.clz32(first) - 23 : 9);

/** Undefined when all bits are ones. */
function sizeOf(bytes: Buffer): number | undefined {
  const mask = 0xff >> bytes.length;
  let size = (bytes[0] ?? 0) & mask;
  let ones = size === mask;
  for (const byte of bytes.subarray(1)) {
    size = size * 256 + byte;
    ones &&= byte === 0xff;
  }
  return ones ? undefined : size;
}

export const unsigned = (bytes: Buffer): number =>
  bytes.reduce((value, byte) => value * 256 + byte, 0);

/** A number of four or eight bytes. */
export function float(bytes: Buffer): number | undefined {
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : undefined;
}

const VOID = 0xec;

/** The head of an element that players skip, to replace an element of `total` bytes. */
export function voidHead(total: number): Buffer {
  if (total < 9) return Buffer.from([VOID, 0x80 | (total - 2)]);
  const head = Buffer.alloc(9);
  head.writeBigUInt64BE((1n << 56n) | BigInt(total - 9), 1);
  head[0] = VOID;
  return head;
}
