import { CONCEPTS } from './concepts.ts';
import { fold } from './fold.ts';
import { counted, inDigits, spellings, unitOf, waysToWrite } from './numbers.ts';

/** What was typed into a search box, as what a listing must have. */
export interface SearchWords {
  /** As it was typed. */
  text: string;
  /** Each of them. */
  terms: readonly SearchTerm[];
}

/** A word, or several that are one concept. A listing has it that has all its words, or one of what is meant instead. */
export interface SearchTerm {
  /** As it was typed. */
  typed: string;
  /** What must stand anywhere in a listing: words without their plural, in the case they were typed. */
  letters: readonly string[];
  /** Numbers that must stand there as such, in digits. */
  numbers: readonly string[];
  /** What it is called as well: whole words, plain and in lower case. */
  instead: readonly string[];
}

const TOKEN = /[^\s\-‐‑–—]+/g;
const BEFORE_WORD = /^[,.;:!?()"'“”‘’]+/;
const AFTER_WORD = /[,.;:!?()"'“”‘’]+$/;
/** '2bedroom'; one letter after the number is a name: '320i'. */
const NUMBER_AND_UNIT = /^(\d+)([a-z]{2,})$/i;
/** More words than this no concept has. */
const LONGEST = 3;
/** What is asked in one search; further words are found where the others are. */
const MAX_CONCEPTS = 6;

/** A word of a search, and where it stands. */
interface Token {
  word: string;
  start: number;
  end: number;
}

/**
 * Reads a search: the words in any order, hyphens as spaces, numbers as digits, without plurals, what people call one
 * thing as one (concepts.ts). Where there are no words the text itself is one.
 */
export function readSearch(text: string): SearchWords {
  const tokens = tokensOf(text);
  const terms: SearchTerm[] = [];
  let concepts = 0;
  for (let at = 0; at < tokens.length; ) {
    const concept = concepts < MAX_CONCEPTS ? conceptAt(tokens, at) : undefined;
    const used = tokens.slice(at, at + (concept?.length ?? 1));
    if (concept) concepts += 1;
    terms.push(termOf(text, used, concept?.instead));
    at += used.length;
  }
  if (terms.length === 0) terms.push({ typed: text, letters: [text], numbers: [], instead: [] });
  return { text, terms: withoutContained(terms) };
}

function tokensOf(text: string): Token[] {
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

function termOf(
  text: string,
  tokens: readonly Token[],
  instead: readonly string[] = [],
): SearchTerm {
  const numbers = new Set<string>();
  const letters = new Set<string>();
  for (const { word } of tokens) {
    const number = inDigits(word);
    if (number === undefined) letters.add(singular(word));
    else numbers.add(number);
  }
  const typed = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  return { typed, letters: [...letters], numbers: [...numbers], instead };
}

/** The concept that begins at a word, the longest there is: '2 bedrooms', 'chamber and hall'. */
function conceptAt(
  tokens: readonly Token[],
  at: number,
): { length: number; instead: readonly string[] } | undefined {
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (/^\d{1,2}$/.test(inDigits(first) ?? '') && unitOf(second)) {
    return { length: 2, instead: [counted(first, second)] };
  }
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const instead = BY_KEY.get(keyOf(tokens.slice(at, at + length)));
    if (instead) return { length, instead };
  }
  return undefined;
}

const keyOf = (tokens: readonly Pick<Token, 'word'>[]): string =>
  tokens
    .map(({ word }) => inDigits(word) ?? singular(fold(word).replace(/['’]/g, '')))
    .join(' ')
    .replaceAll(' & ', ' and ');

const BY_KEY = new Map(
  CONCEPTS.flatMap(({ said, finds = said }) =>
    said.map((each) => [keyOf(tokensOf(each)), finds] as const),
  ),
);

/** The words of a text as they are compared with those of listings: plain, in lower case, without plurals. */
export const plainWords = (text: string): string[] =>
  tokensOf(text).map(({ word }) => singular(fold(word)));

/** The part that one and many have in common: 'houses' → 'hous', 'properties' → 'propert', 'villas' → 'villa'. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/i.test(word)) return word;
  return word.replace(/(?<=[a-z]{3})ies$|(?<=[sxz]|[cs]h)es$|(?<=[^sui])s$/i, '');
}

/** A word within another one is said by that. */
function withoutContained(terms: readonly SearchTerm[]): SearchTerm[] {
  const plain = terms.map(({ letters, numbers, instead }) =>
    instead.length === 0 ? (letters[0] ?? ` ${numbers[0]} `).toLowerCase() : undefined,
  );
  return terms.filter(
    (_, index) =>
      !plain.some(
        (other, at) =>
          at !== index &&
          other?.includes(plain[index] ?? '\u0000') &&
          // Of two that are the same but for their case the first stays.
          (other !== plain[index] || at < index),
      ),
  );
}

/**
 * Whether a listing has what was searched for: every term of it, or the very text (specification §5). The rule of
 * the database's search, too (server/platform/database/text-search.ts).
 * @param document what searchDocument made of the listing.
 */
export function hasWords(document: string, { text, terms }: SearchWords): boolean {
  const has = (part: string) => document.includes(fold(part));
  const all = terms.every(
    ({ letters, numbers, instead }) =>
      (letters.every(has) && numbers.every((number) => has(` ${number} `))) ||
      instead.some((each) => document.includes(each) && wholeWords([each]).test(document)),
  );
  // A number that was typed in part stands only in the text: '12 bed' has '2 bed'.
  return all || (terms.some(({ numbers }) => numbers.length > 0) && has(text));
}

/** Where a word begins and ends in a regular expression: each dialect says it in its own way. */
export type WordBounds = readonly [begin: string, end: string];

/** The same to JavaScript. */
export const BOUNDS: WordBounds = ['(?<![a-z0-9])', '(?![a-z0-9])'];

/** Finds any of some texts as whole words, one or many. */
const wholeWords = (texts: readonly string[]) => new RegExp(wholeWordsPattern(texts, BOUNDS));

/** The same as the source of a regular expression. */
export const wholeWordsPattern = (texts: readonly string[], [begin, end]: WordBounds): string =>
  `${begin}(?:${texts.map(escapePattern).join('|')})(?:e?s)?${end}`;

/** What ends a word of which the part is known that one and many have in common. */
const ENDING = '(?:e|s|es|y|ies)?';

/** The words of a term as they were typed, beside each other, as the source of a regular expression without bounds. */
export function typedPattern({ typed }: SearchTerm): string {
  const words = tokensOf(typed).map(({ word }, index, all) => {
    const number = inDigits(word);
    if (number !== undefined) return `(?:${spellings(number).join('|')})`;
    const unit = index > 0 && inDigits(all[index - 1]?.word ?? '') ? unitOf(word) : undefined;
    return unit
      ? `(?:${waysToWrite(unit).join('|')})s?`
      : escapePattern(fold(singular(word))) + ENDING;
  });
  return words.join('[^a-z0-9]*') || escapePattern(fold(typed));
}

/** A text as a regular expression takes it for itself, in JavaScript and in PostgreSQL. */
export const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
