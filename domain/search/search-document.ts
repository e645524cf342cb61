import { inDigits, NUMBER_WORDS } from './search-words.ts';

const COMPOUND = /[\p{L}\p{N}]+(?:[-‐‑–][\p{L}\p{N}]+)+/gu;
const NUMBER = new RegExp(
  `\\d+|(?<![\\p{L}\\p{N}_])(?:${NUMBER_WORDS.join('|')})(?![\\p{L}\\p{N}_])`,
  'gu',
);

/**
 * What a listing is searched in: its texts in lower case, then what is written with hyphens without them, then every
 * number in digits, each between spaces. As the database's search_document makes it (migration 0023-search-words).
 */
export function searchDocument(texts: readonly string[]): string {
  const text = texts.join('\n').toLowerCase();
  const compounds = new Set(
    (text.match(COMPOUND) ?? []).map((word) => word.replace(/[-‐‑–]/g, '')),
  );
  const numbers = new Set((text.match(NUMBER) ?? []).map(inDigits));
  return `${text}\n${[...compounds].join(' ')}\n ${[...numbers].join(' ')} `;
}

/** A name without its spaces, as some write it: 'East Legon' → 'EastLegon'. */
export const inOneWord = (name: string): string => name.replace(/\s+/g, '');
