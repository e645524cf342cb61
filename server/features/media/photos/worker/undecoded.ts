import type { Pixels } from './libheif-memory.ts';

/** The largest block that is decoded at once has 64 pixels a side, the smallest 16. */
const BLOCK = 16;

/** The colours of neighbouring blocks do not reach the middle of a block. */
const MARGIN = 4;
const SAME = 8;

/** Luma 0 with both chromas 0 is a green that no photo has: far too little red and blue. */
const LEAST_GREEN = 60;

/**
 * Detects a part of a picture that was probably never decoded. The HEVC decoder (libde265) stops at
 * the first error in the data and reports success; the memory, zeroed before, then shows through as
 * green blocks.
 */
export function looksUndecoded({ bytes, stride, width, height }: Pixels, channels: 3 | 4): boolean {
  for (let y = 0; y + BLOCK <= height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= width; x += BLOCK) {
      const at = (y + MARGIN) * stride + (x + MARGIN) * channels;
      if (isZeros(bytes, at, stride, channels)) return true;
    }
  }
  return false;
}

function isZeros(bytes: Uint8Array, start: number, stride: number, channels: number): boolean {
  const green = bytes[start + 1] ?? 0;
  if (green < LEAST_GREEN) return false;
  for (let row = 0; row < SAME; row += 1) {
    for (let at = start + row * stride, end = at + SAME * channels; at < end; at += channels) {
      if (bytes[at] !== 0 || bytes[at + 1] !== green || bytes[at + 2] !== 0) return false;
    }
  }
  return true;
}

/** Detects a block with zeros for luma and both chromas, in planes of this many bytes a number. */
export function hasZeros([luma, ...colours]: Pixels[], bytes: number): boolean {
  if (!luma || colours.length < 2) return false;
  for (let y = 0; y + BLOCK <= luma.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= luma.width; x += BLOCK) {
      const areZeros = [luma, ...colours].every((plane) => {
        // Chroma may have half of the width and of the height.
        const [wide, high] = [plane.width / luma.width, plane.height / luma.height];
        const from = Math.ceil((x + MARGIN) * wide) * bytes;
        const to = Math.floor((x + MARGIN + SAME) * wide) * bytes;
        const rows = {
          from: Math.ceil((y + MARGIN) * high),
          to: Math.floor((y + MARGIN + SAME) * high),
        };
        for (let row = rows.from; row < rows.to; row += 1) {
          const start = row * plane.stride;
          if (plane.bytes.subarray(start + from, start + to).some(Boolean)) return false;
        }
        return true;
      });
      if (areZeros) return true;
    }
  }
  return false;
}

interface Heap {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
}

const SMALLEST = 4096;
const MOST_PIECES = 600;

/** A decoder keeps this many planes of a picture at once. */
const PLANES = 6;

/**
 * Zeroes the memory that a decoder will get for planes of this many pixels: allocates pieces of
 * falling size until they come from beyond all memory ever used, then frees them.
 */
export function zeroFreeMemory(heap: Heap, pixels: number): void {
  const pieces: number[] = [];
  const take = (bytes: number): number => {
    const address = heap._malloc(bytes);
    if (address === 0) return Number.POSITIVE_INFINITY;
    pieces.push(address);
    heap.HEAPU8.fill(0, address, address + bytes);
    return address;
  };
  let last = 0;
  for (let count = 0; count < PLANES; count += 1) last = Math.max(last, take(pixels));
  for (let bytes = pixels >> 1; bytes >= SMALLEST; bytes >>= 1) {
    while (pieces.length < MOST_PIECES && take(bytes) < last) {
      // Another hole in the used memory was filled.
    }
  }
  for (const address of pieces) heap._free(address);
}
