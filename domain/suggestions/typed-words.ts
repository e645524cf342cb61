import { fold } from '../search/fold.ts';

/** Further words hardly narrow the results. */
const MAX_WORDS = 8;

/** A word with fewer letters begins too many names. */
export const ENOUGH_LETTERS = 3;

/** The typed words, plain and in lower case: only letters without accents, and digits. */
export function typedWords(text: string): string[] {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** The shared beginning of a word and its plural. */
export const stemOf = (word: string): string =>
  /[a-z]{3}s$/.test(word) ? word.slice(0, -1) : word;

/** True when each typed word begins a word of the text. */
export function beginsWords(typed: readonly string[], text: string): boolean {
  const words = typedWords(text);
  return typed.every((each) => words.some((word) => word.startsWith(stemOf(each))));
}

/**
 * True when each typed word is a word of the text, in singular or plural.
 * @param mayBegin true where the last may be only the beginning of one.
 */
export function saysWords(typed: readonly string[], text: string, mayBegin = false): boolean {
  const last = typed.at(-1) ?? '';
  if (mayBegin && last.length >= ENOUGH_LETTERS) {
    return beginsWords([last], text) && saysWords(typed.slice(0, -1), text);
  }
  const words = typedWords(text).map(stemOf);
  return typed.every((word) => words.includes(stemOf(word)));
}
