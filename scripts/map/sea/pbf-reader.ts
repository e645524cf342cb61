/** Reads the fields of a protocol buffer (https://protobuf.dev/programming-guides/encoding/), as far as OSM files need them. */
export class PbfReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The fields in order: a number, or the bytes of a text, a message or a packed list. */
  *fields(): Generator<readonly [field: number, value: number | Uint8Array]> {
    while (this.#at < this.#bytes.length) {
      const key = this.#number();
      const [field, type] = [Math.floor(key / 8), key % 8];
      if (type === 0) yield [field, this.#number()];
      else if (type === 2) yield [field, this.#part(this.#number())];
      else throw new Error(`a field of the type ${type} is not expected`);
    }
  }

  /** The numbers of a packed list. */
  *numbers(): Generator<number> {
    while (this.#at < this.#bytes.length) yield this.#number();
  }

  /** Beyond 32 bits, as ids and coordinates are; up to 2^53. */
  #number(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new Error('a number is cut off');
      this.#at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }

  #part(length: number): Uint8Array {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** Signed numbers alternate: 0, -1, 1, -2. */
export const signed = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** The numbers of a packed list of differences. */
export function* summed(packed: Uint8Array): Generator<number> {
  let sum = 0;
  for (const difference of new PbfReader(packed).numbers()) {
    sum += signed(difference);
    yield sum;
  }
}
