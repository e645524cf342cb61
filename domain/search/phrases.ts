import { CONCEPTS } from './concepts.ts';
import { fold } from './fold.ts';
import { counted, inDigits, NUMBER_WORDS, unitOf } from './numbers.ts';
import { singular, type Token, tokensOf } from './tokens.ts';

/** The most words in a concept, or in a name to look up. */
const LONGEST = 3;
const LONGEST_NAME = 4;

/** Finds other names for some words in listings; undefined when the words are unknown. */
export type FindNames = (words: readonly string[]) => readonly string[] | undefined;

/** Words that belong together: how many, and their other names in listings. */
export interface Phrase {
  length: number;
  instead: readonly string[];
  facts?: readonly string[] | undefined;
  /** The words joined, when they only mean something joined. */
  inOne?: string;
}

/** The words that belong together from a given word on: a concept, a name, a model. */
export const phraseAt = (
  text: string,
  tokens: readonly Token[],
  at: number,
  findNames?: FindNames,
): Phrase | undefined =>
  conceptAt(tokens, at) ?? namedAt(tokens, at, findNames) ?? modelAt(text, tokens, at);

/** The longest concept that begins at a word: '2 bedrooms', 'chamber and hall'. */
function conceptAt(tokens: readonly Token[], at: number): Phrase | undefined {
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (/^\d{1,2}$/.test(inDigits(first) ?? '') && unitOf(second)) {
    return { length: 2, instead: [counted(first, second)] };
  }
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const meant = BY_KEY.get(keyOf(tokens.slice(at, at + length)));
    if (meant) return { length, ...meant };
  }
  return undefined;
}

/** The longest name that begins at a word and may have other names; it ends before any concept begins. */
function namedAt(
  tokens: readonly Token[],
  at: number,
  findNames: FindNames = () => undefined,
): Phrase | undefined {
  let most = 1;
  while (most < LONGEST_NAME && at + most < tokens.length && !conceptAt(tokens, at + most)) {
    most += 1;
  }
  for (let length = most; length > 0; length -= 1) {
    const instead = findNames(tokens.slice(at, at + length).map(({ word }) => word));
    if (instead?.length) return { length, instead };
  }
  return undefined;
}

const HYPHEN = /^[-‐‑–]$/;
const SHORT = /^[a-z]{1,2}$/i;
const PLAIN = /^[a-z0-9]+$/i;

/**
 * A model of two parts: 'cr-v', 'f-150'. Nearly every listing contains a letter or two, so the parts are searched for together.
 */
function modelAt(text: string, tokens: readonly Token[], at: number): Phrase | undefined {
  const [first, second] = tokens.slice(at, at + 2);
  if (!first || !second || !HYPHEN.test(text.slice(first.end, second.start))) return undefined;
  const isPartOfMore =
    HYPHEN.test(text[first.start - 1] ?? '') || HYPHEN.test(text[second.end] ?? '');
  const parts = [first.word, second.word];
  const isWords = parts.some((part) => !PLAIN.test(part) || NUMBER_WORDS.includes(part));
  if (isPartOfMore || isWords || !parts.some((part) => SHORT.test(part))) return undefined;
  if (conceptAt(tokens, at + 1)) return undefined;
  return { length: 2, inOne: parts.join(''), instead: [fold(parts.join(' '))] };
}

const keyOf = (tokens: readonly Pick<Token, 'word'>[]): string =>
  tokens
    .map(({ word }) => inDigits(word) ?? singular(fold(word).replace(/['’]/g, '')))
    .join(' ')
    .replaceAll(' & ', ' and ');

const BY_KEY = new Map(
  CONCEPTS.flatMap(({ said, finds = said, facts }) =>
    said.map((each) => [keyOf(tokensOf(each)), { instead: finds, facts }] as const),
  ),
);
