import libheif from 'libheif-js/wasm-bundle.js';

/** Pixels in rows, each `stride` bytes after the one before. */
export interface Pixels {
  bytes: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

/** A plane of a libheif image, or all of its channels; valid until the next call. */
export function planeOf(image: number, channel: number, memory: Memory): Pixels {
  const start = libheif._heif_image_get_plane_readonly(image, channel, memory.place);
  const stride = memory.read(memory.place);
  const width = libheif._heif_image_get_width(image, channel);
  const height = libheif._heif_image_get_height(image, channel);
  if (start === 0 || width <= 0 || height <= 0) throw new Error('a picture without pixels');
  return { bytes: libheif.HEAPU8.subarray(start, start + stride * height), stride, width, height };
}

/** The memory that we allocate from libheif, freed all at once. */
export class Memory {
  readonly #taken: number[] = [];
  /** libheif writes the result of a call here (struct heif_error), and its other return values. */
  readonly error = this.take(12);
  readonly place = this.take(4);

  take(bytes: number): number {
    const address = libheif._malloc(bytes);
    if (address === 0) throw new Error('no memory for it');
    this.#taken.push(address);
    return address;
  }

  /** Reads a 32-bit number; the memory moves when it grows. */
  read(address: number): number {
    return new DataView(libheif.HEAPU8.buffer).getUint32(address, true);
  }

  /** Returns the value that a call writes to `place`. */
  made(call: (error: number, place: number) => void): number {
    call(this.error, this.place);
    this.check();
    return this.read(this.place);
  }

  check(): void {
    if (this.read(this.error) === 0) return;
    let words = '';
    for (let at = this.read(this.error + 8); libheif.HEAPU8[at]; at += 1) {
      words += String.fromCharCode(libheif.HEAPU8[at] ?? 0);
    }
    throw new Error(words);
  }

  free(): void {
    for (const address of this.#taken) libheif._free(address);
  }
}
