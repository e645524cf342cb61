import type { HeifItem } from '#domain/media/heif.ts';
import type { Pixels } from './libheif-memory.ts';

/**
 * The display of a stored picture: cropped, turned, mirrored, in the order that its file gives
 * (ISO/IEC 23008-12 §6.5.9 to §6.5.12: 'clap', 'irot', 'imir').
 */
export class Placement {
  /** As displayed. */
  width: number;
  height: number;
  /** A stored pixel (x, y) appears in the column `a x + b y + c` and the row `d x + e y + f`. */
  #matrix = [1, 0, 0, 0, 1, 0] as [number, number, number, number, number, number];

  constructor(stored: { width: number; height: number }, properties: HeifItem['properties']) {
    this.width = stored.width;
    this.height = stored.height;
    for (const { type, content } of properties) {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
      if (type === 'clap') this.#cut(bytes);
      else if (type === 'irot')
        for (let turns = bytes.readUInt8() & 3; turns > 0; turns -= 1) this.#turn();
      else if (type === 'imir') this.#mirror((bytes.readUInt8() & 1) === 1);
    }
  }

  /** Copies a part of the stored picture, whose first pixel is at (left, top), into `target`. */
  put(part: Pixels, left: number, top: number, target: Uint8Array, channels: 3 | 4): void {
    const [a, b, c, d, e, f] = this.#matrix;
    if (a === 1 && e === 1) {
      this.#copy(part, left + c, top + f, target, channels);
      return;
    }
    for (let y = 0; y < part.height; y += 1) {
      let column = a * left + b * (top + y) + c;
      let row = d * left + e * (top + y) + f;
      let from = y * part.stride;
      for (let x = 0; x < part.width; x += 1, column += a, row += d, from += channels) {
        if (column < 0 || row < 0 || column >= this.width || row >= this.height) continue;
        const to = (row * this.width + column) * channels;
        target[to] = part.bytes[from] ?? 0;
        target[to + 1] = part.bytes[from + 1] ?? 0;
        target[to + 2] = part.bytes[from + 2] ?? 0;
        if (channels === 4) target[to + 3] = part.bytes[from + 3] ?? 0;
      }
    }
  }

  /** A faster `put` for pictures that are not turned: row by row. */
  #copy(part: Pixels, left: number, top: number, target: Uint8Array, channels: 3 | 4): void {
    const first = Math.max(0, -left);
    const columns = Math.min(part.width, this.width - left) - first;
    for (let y = Math.max(0, -top); columns > 0 && y < part.height; y += 1) {
      if (top + y >= this.height) return;
      const from = y * part.stride + first * channels;
      const to = ((top + y) * this.width + left + first) * channels;
      target.set(part.bytes.subarray(from, from + columns * channels), to);
    }
  }

  /** A quarter anticlockwise. */
  #turn(): void {
    const [a, b, c, d, e, f] = this.#matrix;
    this.#matrix = [d, e, f, -a, -b, this.width - 1 - c];
    [this.width, this.height] = [this.height, this.width];
  }

  #mirror(leftRight: boolean): void {
    const [a, b, c, d, e, f] = this.#matrix;
    this.#matrix = leftRight
      ? [-a, -b, this.width - 1 - c, d, e, f]
      : [a, b, c, -d, -e, this.height - 1 - f];
  }

  /**
   * Crops to an area around a centre: eight numbers, each pair a fraction (ISO/IEC 14496-12
   * §12.1.4).
   */
  #cut(bytes: Buffer): void {
    const fraction = (at: number) => bytes.readInt32BE(at) / bytes.readInt32BE(at + 4);
    const [width, height] = [Math.round(fraction(0)), Math.round(fraction(8))];
    const left = Math.round((this.width - width) / 2 + fraction(16));
    const top = Math.round((this.height - height) / 2 + fraction(24));
    const fits = left >= 0 && top >= 0 && left + width <= this.width && top + height <= this.height;
    if (!fits || !(width > 0) || !(height > 0)) throw new Error('it is cut outside of itself');
    this.#matrix[2] -= left;
    this.#matrix[5] -= top;
    this.width = width;
    this.height = height;
  }
}
