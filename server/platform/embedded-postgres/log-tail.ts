/** What PostgreSQL has said last, at most about 16 kB of it. */
export class LogTail {
  static readonly #LIMIT = 16_384;
  #text = '';
  #line = '';
  readonly #onLine: (line: string) => void;

  /** @param onLine called with each complete line. */
  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  append(chunk: string): void {
    this.#text = (this.#text + chunk).slice(-LogTail.#LIMIT);
    const lines = (this.#line + chunk).split('\n');
    this.#line = (lines.pop() ?? '').slice(-LogTail.#LIMIT);
    for (const line of lines) this.#onLine(line);
  }

  toString(): string {
    return this.#text.trim();
  }
}
