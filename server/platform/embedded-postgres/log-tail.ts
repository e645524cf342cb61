/** What PostgreSQL has said last, at most about 16 kB of it. */
export class LogTail {
  static readonly #LIMIT = 16_384;
  #text = '';
  #line = '';
  readonly #onFatal: (line: string) => void;

  /** @param onFatal called with each complete line that is FATAL or PANIC. */
  constructor(onFatal: (line: string) => void) {
    this.#onFatal = onFatal;
  }

  append(chunk: string): void {
    this.#text = (this.#text + chunk).slice(-LogTail.#LIMIT);
    const lines = (this.#line + chunk).split('\n');
    this.#line = (lines.pop() ?? '').slice(-LogTail.#LIMIT);
    for (const line of lines) if (/ (?:FATAL|PANIC): /.test(line)) this.#onFatal(line);
  }

  toString(): string {
    return this.#text.trim();
  }
}
