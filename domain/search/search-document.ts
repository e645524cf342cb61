import { fold } from './fold.ts';
import { countedIn, inDigits, NUMBER_WORDS } from './numbers.ts';

const COMPOUND = /[\p{L}\p{N}]+(?:[-‐‑–][\p{L}\p{N}]+)+/gu;
const NUMBER = new RegExp(
  `\\d+|(?<![\\p{L}\\p{N}_])(?:${NUMBER_WORDS.join('|')})(?![\\p{L}\\p{N}_])`,
  'gu',
);
const ABBREVIATION = /(?<![a-z0-9_/])(?:s\/c|b\/?q|vw|a\/?c)(?![a-z0-9_/])/g;
/** Abbreviations too short for the trigram index, in full. */
const IN_FULL: Readonly<Record<string, string>> = {
  's/c': 'self contained',
  'b/q': 'boys quarters',
  bq: 'boys quarters',
  vw: 'volkswagen',
  'a/c': 'air conditioning',
  ac: 'air conditioning',
};

/** Marks the start and end of the kind's words; no text contains it. */
const AROUND_KIND = '\u0002';

/**
 * The text in which a listing is searched: its texts in lower case; the words of its kind; then further forms, each once:
 * without accents, without hyphens, counted things, abbreviations in full, and every number in digits between spaces. Must match
 * the database's search_document.
 * @param kind the words of its kind and its facts.
 */
export function searchDocument(texts: readonly string[], kind: readonly string[] = []): string {
  const text = texts.join('\n').toLowerCase();
  const kindText = fold(kind.join('\n'));
  const plain = fold(text);
  const all = `${plain}\n${kindText}`;
  const compounds = (all.match(COMPOUND) ?? []).map((word) => word.replace(/[-‐‑–]/g, ''));
  const abbreviations = (all.match(ABBREVIATION) ?? []).map((word) => IN_FULL[word] ?? '');
  const numbers = (all.match(NUMBER) ?? []).map(inDigits);
  return [
    text,
    AROUND_KIND + kindText + AROUND_KIND,
    plain === text ? '' : plain,
    once([...compounds, ...countedIn(all), ...abbreviations]),
    ` ${once(numbers)} `,
  ].join('\n');
}

/** The kind's words in a document. */
export const kindIn = (document: string): string => document.split(AROUND_KIND)[1] ?? '';

const once = (words: readonly (string | undefined)[]) => [...new Set(words)].join(' ');

/** A name without its spaces, as some people write it: 'East Legon' → 'EastLegon'. */
export const inOneWord = (name: string): string => name.replace(/\s+/g, '');
