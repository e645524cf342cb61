import { fold } from '../fold.ts';

/** A text of which parts are understood one after another; what is left is matched as words. */
export class TypedText {
  readonly typed: string;
  /** Folded, character by character; understood parts are blank. */
  #left: string;

  constructor(typed: string) {
    const composed = typed.normalize('NFC');
    this.#left = fold(composed);
    // Letters that fold to more or fewer would shift all that follows.
    this.typed = this.#left.length === composed.length ? composed : this.#left;
  }

  /** The folded text, with spaces for what is understood. */
  get left(): string {
    return this.#left;
  }

  /** Finds a pattern in what is left, and takes it out unless `accept` says otherwise. */
  take<T>(
    pattern: RegExp,
    accept: (found: RegExpExecArray) => T | undefined,
  ): Taken<T> | undefined {
    const each = new RegExp(pattern, `${pattern.flags}g`);
    for (let found = each.exec(this.#left); found; found = each.exec(this.#left)) {
      const meant = accept(found);
      if (meant !== undefined) {
        return { meant, typed: this.takeOut(found.index, found.index + found[0].length) };
      }
      if (found[0] === '') each.lastIndex += 1;
    }
    return undefined;
  }

  /** Takes out all that a pattern finds. */
  takeAll(pattern: RegExp): void {
    this.#left = this.#left.replace(new RegExp(pattern, `${pattern.flags}g`), (found) =>
      ' '.repeat(found.length),
    );
  }

  /** Takes a part out; returns it as it was typed. */
  takeOut(start: number, end: number): string {
    this.#left = this.#left.slice(0, start) + ' '.repeat(end - start) + this.#left.slice(end);
    return this.typed.slice(start, end).trim();
  }

  /** What is left, as it was typed. */
  get rest(): string {
    return Array.from({ length: this.typed.length }, (_, at) => at)
      .map((at) => (this.#left[at] === ' ' ? ' ' : this.typed[at]))
      .join('')
      .replace(/(?<=^|\s)[,.;:!?()'"“”‘’–-]+(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

/** What a part of a text means, and how it was typed. */
export interface Taken<T> {
  meant: T;
  typed: string;
}
