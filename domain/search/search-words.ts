/** What was typed into a search box, as the words that a listing must have. */
export interface SearchWords {
  /** As it was typed. */
  text: string;
  /** What must stand anywhere in a listing: words without their plural, in the case they were typed. */
  letters: readonly string[];
  /** Numbers that must stand there as such, in digits. */
  numbers: readonly string[];
}

/** Numbers that are read as words too, from one on. */
export const NUMBER_WORDS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const BETWEEN_WORDS = /[\s\-‐‑–—]+/;
const AROUND_WORDS = /^[,.;:!?()"'“”‘’]+|[,.;:!?()"'“”‘’]+$/g;
/** '2bedroom'; one letter after the number is a name: '320i'. */
const NUMBER_AND_UNIT = /^(\d+)([a-z]{2,})$/i;

/**
 * Reads a search: the words in any order, hyphens as spaces, numbers as digits, without plurals. Where there are no
 * words the text itself is one.
 */
export function readSearch(text: string): SearchWords {
  const letters = new Set<string>();
  const numbers = new Set<string>();
  for (const word of text.split(BETWEEN_WORDS).flatMap(wordsOf)) {
    const number = inDigits(word);
    if (number === undefined) letters.add(singular(word));
    else numbers.add(number);
  }
  if (letters.size + numbers.size === 0) letters.add(text);
  return { text, letters: withoutContained([...letters]), numbers: [...numbers] };
}

function wordsOf(typed: string): string[] {
  const word = typed.replace(AROUND_WORDS, '');
  const [, number, unit] = NUMBER_AND_UNIT.exec(word) ?? [];
  if (number && unit) return [number, unit];
  return word ? [word] : [];
}

/** A number in digits, whichever way it is written; undefined for other words. */
export function inDigits(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  return index < 0 ? undefined : String(index + 1);
}

/** The part that one and many have in common: 'houses' → 'hous', 'properties' → 'propert', 'villas' → 'villa'. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/i.test(word)) return word;
  return word.replace(/(?<=[a-z]{3})ies$|(?<=[sxz]|[cs]h)es$|(?<=[^sui])s$/i, '');
}

/** A word within another one is said by that. */
function withoutContained(words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLowerCase());
  return words.filter(
    (_, index) =>
      !lower.some(
        (other, at) =>
          at !== index &&
          other.includes(lower[index] ?? '') &&
          // Of two that are the same but for their case the first stays.
          (other !== lower[index] || at < index),
      ),
  );
}

/**
 * Whether a listing has what was searched for: every word of it, or the very text (specification §5). The rule of
 * the database's search, too (server/platform/database/text-search.ts).
 * @param document what searchDocument made of the listing.
 */
export function hasWords(document: string, { text, letters, numbers }: SearchWords): boolean {
  const has = (part: string) => document.includes(part.toLowerCase());
  const all = letters.every(has) && numbers.every((number) => has(` ${number} `));
  // A number that was typed in part stands only in the text: '12 bed' has '2 bed'.
  return all || (numbers.length > 0 && has(text));
}
