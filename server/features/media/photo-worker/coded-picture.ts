import libheif from 'libheif-js/wasm-bundle.js';
import type { Placement } from './placement.ts';
import { tornSides } from './torn-blocks.ts';
import { isUndecoded, zeroFreeMemory } from './undecoded.ts';

/** A HEIC file in the memory of libheif; to be closed. */
export interface CodedPicture {
  /** As it is stored, before it is turned. */
  width: number;
  height: number;
  /** It has to be decoded as a whole, not tile by tile. */
  inOnePiece: boolean;
  /**
   * Its pixels at their places, 3 or 4 bytes each; `halved`: for a placement of half its width and height.
   * @throws {Error} when a part of it cannot be decoded to its end.
   */
  decode(placement: Placement, halved?: boolean): DecodedPicture;
  close(): void;
}

export interface DecodedPicture {
  data: Uint8Array;
  channels: 3 | 4;
  /** Items whose pictures look as if their data went wrong somewhere. */
  doubtful: number[];
}

/** Drawn pictures have torn sides, too; these are looked at once more. */
const MANY_TORN_SIDES = 4;

/** Values of libheif's enumerations: heif_colorspace, heif_chroma, heif_channel. */
const RGB = 1;
const INTERLEAVED = { 3: 10, 4: 11 } as const;
const ALL_CHANNELS = 10;

/** Places in the structures of libheif, for addresses of 32 bits: heif_decoding_options and heif_image_tiling. */
const IGNORE_TRANSFORMATIONS = 1;
const CONVERT_TO_8_BIT = 20;
const STRICT = 21;
const TILING_BYTES = 96;

/** Opens what is to be seen of a HEIC file (its primary item). @throws {Error} with the words of libheif. */
export function openCodedPicture(file: Uint8Array): CodedPicture {
  const memory = new Memory();
  const context = libheif._heif_context_alloc();
  const close = () => {
    libheif._heif_context_free(context);
    memory.free();
  };
  try {
    const bytes = memory.take(file.length);
    libheif.HEAPU8.set(file, bytes);
    const handle = memory.made((error, place) => {
      libheif._heif_context_read_from_memory(error, context, bytes, file.length, 0);
      memory.check();
      libheif._heif_context_get_primary_image_handle(error, context, place);
    });
    return { ...pictureOf(handle, memory), close };
  } catch (error) {
    close();
    throw error;
  }
}

function pictureOf(handle: number, memory: Memory): Omit<CodedPicture, 'close'> {
  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const place = memory.take(TILING_BYTES);
  libheif._heif_image_handle_get_image_tiling(memory.error, handle, 0, place);
  memory.check();
  const numbers = Array.from({ length: 7 }, (_, index) => memory.read(place + 4 * index));
  const [, columns = 1, rows = 1, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = numbers;

  /** The item that a tile is. */
  const itemAt = (x: number, y: number): number =>
    columns * rows === 1
      ? libheif._heif_image_handle_get_item_id(handle)
      : memory.made((error, at) =>
          libheif._heif_image_handle_get_grid_image_tile_id(error, handle, 0, x, y, at),
        );

  function decode(placement: Placement, halved = false): DecodedPicture {
    const options = decodingOptions();
    const data = new Uint8Array(placement.width * placement.height * channels);
    const doubtful: number[] = [];
    try {
      if (channels === 4) {
        // Its transparency is another picture, which is put to it as a whole.
        zeroFreeMemory(libheif, width * height);
        const image = memory.made((error, at) =>
          libheif._heif_decode_image(error, handle, at, RGB, INTERLEAVED[4], options),
        );
        withPixels(image, memory, 4, (pixels) =>
          placement.put(halved ? half(pixels, 4) : pixels, 0, 0, data, 4),
        );
        return { data, channels, doubtful };
      }
      for (let tile = 0; tile < columns * rows; tile += 1) {
        const [x, y] = [tile % columns, Math.floor(tile / columns)];
        zeroFreeMemory(libheif, tileWidth * tileHeight);
        const image = memory.made((error, at) =>
          libheif._heif_image_handle_decode_image_tile(
            ...([error, handle, at, RGB, INTERLEAVED[3], options, x, y] as const),
          ),
        );
        withPixels(image, memory, 3, (pixels) => {
          if (tornSides(pixels, 3) >= MANY_TORN_SIDES) doubtful.push(itemAt(x, y));
          if (!halved) placement.put(pixels, x * tileWidth, y * tileHeight, data, 3);
          else placement.put(half(pixels, 3), (x * tileWidth) / 2, (y * tileHeight) / 2, data, 3);
        });
      }
      return { data, channels, doubtful };
    } finally {
      libheif._heif_decoding_options_free(options);
    }
  }

  const inOnePiece = channels === 4 || columns * rows === 1;
  return { width, height, inOnePiece, decode };
}

function decodingOptions(): number {
  const options = libheif._heif_decoding_options_alloc();
  libheif.HEAPU8[options + IGNORE_TRANSFORMATIONS] = 1;
  libheif.HEAPU8[options + CONVERT_TO_8_BIT] = 1;
  libheif.HEAPU8[options + STRICT] = 1;
  return options;
}

/** Pixels in rows, `stride` bytes from one to the next. */
export interface Pixels {
  bytes: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

/** Each pixel the mean of four. */
function half({ bytes, stride, width, height }: Pixels, channels: 3 | 4): Pixels {
  const small = { width: width >> 1, height: height >> 1, stride: (width >> 1) * channels };
  const target = new Uint8Array(small.stride * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let at = 0; at < small.stride; at += 1) {
      const pixel = Math.floor(at / channels);
      const from = 2 * y * stride + at + pixel * channels;
      const sum =
        (bytes[from] ?? 0) +
        (bytes[from + channels] ?? 0) +
        (bytes[from + stride] ?? 0) +
        (bytes[from + stride + channels] ?? 0);
      target[y * small.stride + at] = (sum + 2) >> 2;
    }
  }
  return { ...small, bytes: target };
}

/** Gives the pixels of an image to `use`, and the image back. @throws {Error} when some were never decoded. */
function withPixels(
  image: number,
  memory: Memory,
  channels: 3 | 4,
  use: (pixels: Pixels) => void,
): void {
  try {
    const start = libheif._heif_image_get_plane_readonly(image, ALL_CHANNELS, memory.place);
    const stride = memory.read(memory.place);
    const width = libheif._heif_image_get_width(image, ALL_CHANNELS);
    const height = libheif._heif_image_get_height(image, ALL_CHANNELS);
    if (start === 0 || width <= 0 || height <= 0) throw new Error('a picture without pixels');
    const bytes = libheif.HEAPU8.subarray(start, start + stride * height);
    const pixels = { bytes, stride, width, height };
    if (isUndecoded(pixels, channels)) throw new Error('a part was never decoded');
    use(pixels);
  } finally {
    libheif._heif_image_release(image);
  }
}

/** What we have of libheif's memory, given back together. */
class Memory {
  readonly #taken: number[] = [];
  /** Where libheif writes how a call went (struct heif_error), and what else it answers. */
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
