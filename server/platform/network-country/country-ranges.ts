/** Maps each number to a country, from ranges in order. */
export interface CountryRanges {
  /** The code of a number's country; undefined in a gap. */
  of(number: number): string | undefined;
}

/** Takes ranges in order and stores only where each begins: neighbours of one country become one, and gaps become ranges without one. */
export class CountryRangesBuilder {
  readonly #starts: number[] = [];
  readonly #countries: number[] = [];
  readonly #codes: (string | undefined)[] = [undefined];
  readonly #places = new Map<string, number>();
  #next = 0;

  /** Overlaps stay with the range that was added first. */
  add(first: number, last: number, code: string): void {
    const start = Math.max(first, this.#next);
    if (last < start) return;
    if (start > this.#next) this.#begin(this.#next, 0);
    this.#begin(start, this.#placeOf(code));
    this.#next = last + 1;
  }

  build(): CountryRanges {
    this.#begin(this.#next, 0);
    const starts = Float64Array.from(this.#starts);
    const countries = Uint16Array.from(this.#countries);
    const codes = this.#codes;
    return { of: (number) => codes[countries[lastAtMost(starts, number)] ?? 0] };
  }

  #begin(start: number, country: number): void {
    if (this.#countries.at(-1) === country) return;
    this.#starts.push(start);
    this.#countries.push(country);
  }

  #placeOf(code: string): number {
    const known = this.#places.get(code);
    if (known !== undefined) return known;
    this.#places.set(code, this.#codes.length);
    return this.#codes.push(code) - 1;
  }
}

/** Index of the last sorted number that is not above another one; -1 when all are. */
function lastAtMost(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
