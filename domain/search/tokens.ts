import { fold } from './fold.ts';

const TOKEN = /[^\s\-‐‑–—]+/g;
const BEFORE_WORD = /^[,.;:!?()"'“”‘’]+/;
const AFTER_WORD = /[,.;:!?()"'“”‘’]+$/;
/** '2bedroom'; a single letter after the number is a name: '320i'. */
const NUMBER_AND_UNIT = /^(\d+)([a-z]{2,})$/i;

export interface Token {
  word: string;
  start: number;
  end: number;
}

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: typed, index }) => {
    const start = index + (BEFORE_WORD.exec(typed)?.[0].length ?? 0);
    const word = text.slice(start, index + typed.length).replace(AFTER_WORD, '');
    const end = start + word.length;
    const [, number, unit] = NUMBER_AND_UNIT.exec(word) ?? [];
    if (!number || !unit) return word ? [{ word, start, end }] : [];
    const between = start + number.length;
    return [
      { word: number, start, end: between },
      { word: unit, start: between, end },
    ];
  });
}

/** The words of a text for comparing with those of listings: plain, in lower case, without plurals. */
export const plainWords = (text: string): string[] =>
  tokensOf(text).map(({ word }) => singular(fold(word)));

/** The stem that singular and plural share: 'houses' → 'hous', 'properties' → 'propert', 'villas' → 'villa'. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/i.test(word)) return word;
  return word.replace(/(?<=[a-z]{3})ies$|(?<=[sxz]|[cs]h)es$|(?<=[^sui])s$/i, '');
}
