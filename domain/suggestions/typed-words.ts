import { fold } from '../search/fold.ts';

/** Further words narrow nothing that is left. */
const MAX_WORDS = 8;

/** With fewer letters a word begins too many names. */
export const ENOUGH_LETTERS = 3;

/** The words of what is typed, plain and in lower case: letters without accents and figures, nothing else. */
export function typedWords(text: string): string[] {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** What a word and its plural begin with. */
export const stemOf = (word: string): string =>
  /[a-z]{3}s$/.test(word) ? word.slice(0, -1) : word;

/** Whether each typed word is the beginning of one of a text. */
export function beginsWords(typed: readonly string[], text: string): boolean {
  const words = typedWords(text);
  return typed.every((each) => words.some((word) => word.startsWith(stemOf(each))));
}
