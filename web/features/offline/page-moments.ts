/** The date of each page in this tab (ms since 1970): from its responses, else the time it was opened. */
export class PageMoments {
  readonly #byPath = new Map<string, number>();
  #path = '';
  #ofDocument: number | undefined;
  /** Told when a page turns out to be older. */
  onChange = () => {};

  /** @param ofDocument from when the first page is, if it came from the device. */
  constructor(ofDocument: number | undefined) {
    this.#ofDocument = ofDocument;
  }

  /** Records a page as shown at `now`, unless it was shown before and cannot be loaded again. */
  open(path: string, isOffline: boolean, now: number): void {
    if (path === this.#path) return;
    this.#path = path;
    if (isOffline && this.#byPath.has(path)) return;
    this.#byPath.set(path, this.#ofDocument ?? now);
    this.#ofDocument = undefined;
  }

  /** Records that the current page is being loaded again. */
  renew(now: number): void {
    this.#byPath.set(this.#path, now);
  }

  /** Part of the page that is shown is as old as that. */
  note(at: number): void {
    if (at >= this.current) return;
    this.#byPath.set(this.#path, at);
    this.onChange();
  }

  /** From when the page that is shown is. */
  get current(): number {
    return this.#byPath.get(this.#path) ?? Number.POSITIVE_INFINITY;
  }
}
