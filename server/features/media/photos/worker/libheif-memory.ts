import libheif from 'libheif-js/wasm-bundle.js';

/** Pixels in rows, `stride` bytes from one to the next. */
export interface Pixels {
  bytes: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

/** A plane of an image of libheif, or all of its channels; good until the next call. */
export function planeOf(image: number, channel: number, memory: Memory): Pixels {
  const start = libheif._heif_image_get_plane_readonly(image, channel, memory.place);
  const stride = memory.read(memory.place);
  const width = libheif._heif_image_get_width(image, channel);
  const height = libheif._heif_image_get_height(image, channel);
  if (start === 0 || width <= 0 || height <= 0) throw new Error('a picture without pixels');
  return { bytes: libheif.HEAPU8.subarray(start, start + stride * height), stride, width, height };
}

/** What we have of libheif's memory, given back together. */
export class Memory {
  readonly #taken: number[] = [];
  /** Where libheif writes how a call went (struct heif_error), and what else it returns. */
  readonly error = this.take(12);
  readonly place = this.take(4);

  take(bytes: number): number {
    const address = libheif._malloc(bytes);
    if (address === 0) throw new Error('no memory for it');
    this.#taken.push(address);
    return address;
  }

  /** A number of 32 bits; the memory moves when it grows. */
  read(address: number): number {
    return new DataView(libheif.HEAPU8.buffer).getUint32(address, true);
  }

  /** What a call writes to `place`. */
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
