import libheif from 'libheif-js/wasm-bundle.js';
import { Memory, type Pixels, planeOf } from './libheif-memory.ts';
import type { Placement } from './placement.ts';
import { tornSides } from './torn-blocks.ts';
import { hasZeros, looksUndecoded, zeroFreeMemory } from './undecoded.ts';

/** A HEIC file in the memory of libheif; to be closed. */
export interface CodedPicture {
  /** As it is stored, before it is turned. */
  width: number;
  height: number;
  /** It has to be decoded as a whole, not tile by tile. */
  inOnePiece: boolean;
  /**
   * Its pixels at their places, 3 or 4 bytes each; `halved`: for a placement of half its width and
   * height.
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

/** Drawn pictures have torn edges, too; from this many on, a picture is checked again. */
const MANY_TORN_SIDES = 4;

interface Colours {
  colorspace: number;
  chroma: number;
}

/** Values of libheif's enumerations: heif_colorspace and heif_chroma, … */
const INTERLEAVED = {
  3: { colorspace: 1, chroma: 10 },
  4: { colorspace: 1, chroma: 11 },
} as const;
const AS_CODED: Colours = { colorspace: 99, chroma: 99 };

/** … and heif_channel. */
const [LUMA, CB, CR, ALL_CHANNELS] = [0, 1, 2, 10] as const;

/**
 * Offsets in libheif's structures, for addresses of 32 bits: heif_decoding_options and
 * heif_image_tiling.
 */
const IGNORE_TRANSFORMATIONS = 1;
const CONVERT_TO_8_BIT = 20;
const STRICT = 21;
const TILING_BYTES = 96;

/**
 * Opens the displayed picture of a HEIC file (its primary item). @throws {Error} with the words of
 * libheif.
 */
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
  const tiling = tilingOf(handle, memory, channels);
  const { width, height } = tiling;
  return {
    width,
    height,
    inOnePiece: tiling.columns * tiling.rows === 1,
    decode: (placement, halved) => decode({ handle, memory, channels, tiling }, placement, halved),
  };
}

/** An opened picture, with what its decoding needs. */
interface Opened {
  handle: number;
  memory: Memory;
  channels: 3 | 4;
  tiling: Tiling;
}

function decode(opened: Opened, placement: Placement, halved = false): DecodedPicture {
  const { memory, channels, tiling } = opened;
  const data = new Uint8Array(placement.width * placement.height * channels);
  const doubtful: number[] = [];
  const by = halved ? 2 : 1;
  for (let tile = 0; tile < tiling.columns * tiling.rows; tile += 1) {
    const [x, y] = [tile % tiling.columns, Math.floor(tile / tiling.columns)];
    let isGreen = false;
    withTile(opened, [x, y], INTERLEAVED[channels], (image) => {
      const pixels = planeOf(image, ALL_CHANNELS, memory);
      isGreen = looksUndecoded(pixels, channels);
      if (channels === 3 && tornSides(pixels, 3) >= MANY_TORN_SIDES) {
        doubtful.push(itemAt(opened, [x, y]));
      }
      const [left, top] = [(x * tiling.tileWidth) / by, (y * tiling.tileHeight) / by];
      placement.put(halved ? half(pixels, channels) : pixels, left, top, data, channels);
    });
    if (isGreen && isUndecodedAt(opened, [x, y])) throw new Error('a part was never decoded');
  }
  return { data, channels, doubtful };
}

/** A tile by its column and row. */
type TilePlace = readonly [x: number, y: number];

/** Decodes a tile into zeroed memory, and gives the image to `use`. */
function withTile(
  { handle, memory, channels, tiling }: Opened,
  [x, y]: TilePlace,
  as: Colours,
  use: (image: number) => void,
): void {
  const options = decodingOptions();
  try {
    zeroFreeMemory(libheif, tiling.tileWidth * tiling.tileHeight);
    const image = memory.made((error, at) => {
      const how = [error, handle, at, as.colorspace, as.chroma, options] as const;
      // Its transparency is another picture, which libheif adds as a whole.
      if (channels === 4) libheif._heif_decode_image(...how);
      else libheif._heif_image_handle_decode_image_tile(...how, x, y);
    });
    try {
      use(image);
    } finally {
      libheif._heif_image_release(image);
    }
  } finally {
    libheif._heif_decoding_options_free(options);
  }
}

/** The item that a tile is. */
const itemAt = ({ handle, memory, tiling }: Opened, [x, y]: TilePlace): number =>
  tiling.columns * tiling.rows === 1
    ? libheif._heif_image_handle_get_item_id(handle)
    : memory.made((error, at) =>
        libheif._heif_image_handle_get_grid_image_tile_id(error, handle, 0, x, y, at),
      );

/** Judged by the coded numbers, which tell a real green from an undecoded block. */
function isUndecodedAt(opened: Opened, place: TilePlace): boolean {
  let undecoded = false;
  withTile(opened, place, AS_CODED, (image) => {
    const bytes = libheif._heif_image_get_bits_per_pixel(image, LUMA) / 8;
    undecoded = hasZeros(
      [LUMA, CB, CR].map((channel) => planeOf(image, channel, opened.memory)),
      bytes,
    );
  });
  return undecoded;
}

interface Tiling {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  width: number;
  height: number;
}

function tilingOf(handle: number, memory: Memory, channels: 3 | 4): Tiling {
  const place = memory.take(TILING_BYTES);
  libheif._heif_image_handle_get_image_tiling(memory.error, handle, 0, place);
  memory.check();
  // Behind its version.
  const numbers = Array.from({ length: 6 }, (_, index) => memory.read(place + 4 * (index + 1)));
  const [columns = 1, rows = 1, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = numbers;
  if (channels === 3) return { columns, rows, tileWidth, tileHeight, width, height };
  return { columns: 1, rows: 1, tileWidth: width, tileHeight: height, width, height };
}

function decodingOptions(): number {
  const options = libheif._heif_decoding_options_alloc();
  libheif.HEAPU8[options + IGNORE_TRANSFORMATIONS] = 1;
  libheif.HEAPU8[options + CONVERT_TO_8_BIT] = 1;
  libheif.HEAPU8[options + STRICT] = 1;
  return options;
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
