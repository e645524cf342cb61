import type { Point } from '../places/place.ts';
import { fold } from './fold.ts';
import { inDigits, spellings, unitOf, waysToWrite } from './numbers.ts';
import { type FindNames, type Phrase, phraseAt } from './phrases.ts';
import { singular, type Token, tokensOf } from './tokens.ts';

/** A typed search, as conditions on a listing. */
export interface SearchWords {
  /** As typed. */
  text: string;
  /** A listing must match all of them. */
  terms: readonly SearchTerm[];
}

/** A word, or several that form a concept. A listing matches when it contains all its words, or one of the alternatives. */
export interface SearchTerm {
  /** As typed. */
  typed: string;
  /** Must be in a listing, short ones at the beginning of a word: without plural ending, in the typed case. */
  letters: readonly string[];
  /** Must be there as numbers, in digits. */
  numbers: readonly string[];
  /** Other names: whole words, plain and in lower case. */
  instead: readonly string[];
  /** Facts that also match, by key: 'furnished=no'. */
  facts: readonly string[];
  /** Circles in which a listing also matches. */
  near?: readonly Circle[];
}

/** A place that people look around. */
export interface Circle extends Point {
  km: number;
}

/** Phrases to look up per search; further words match only as typed. */
const MAX_PHRASES = 6;

/**
 * Reads a search: words in any order, hyphens as spaces, numbers as digits, without plurals, synonyms as one concept
 * (concepts.ts). A text without words becomes a single term.
 * @param findNames recognises further phrases.
 */
export function readSearch(text: string, findNames?: FindNames): SearchWords {
  const tokens = tokensOf(text);
  const terms: SearchTerm[] = [];
  let phrases = 0;
  for (let at = 0; at < tokens.length; ) {
    const phrase = phrases < MAX_PHRASES ? phraseAt(text, tokens, at, findNames) : undefined;
    const used = tokens.slice(at, at + (phrase?.length ?? 1));
    if (phrase) phrases += 1;
    terms.push(termOf(text, used, phrase));
    at += used.length;
  }
  if (terms.length === 0) {
    terms.push({ typed: text, letters: [text], numbers: [], instead: [], facts: [] });
  }
  return { text, terms: withoutContained(terms) };
}

function termOf(text: string, tokens: readonly Token[], phrase?: Phrase): SearchTerm {
  const { instead = [], facts = [], inOne } = phrase ?? {};
  const typed = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  // A negative must match as a whole: many texts that say it is furnished contain both 'not' and 'furnished'.
  if (facts.length > 0) return { typed, letters: [typed], numbers: [], instead, facts };
  if (inOne) return { typed, letters: [inOne], numbers: [], instead, facts };
  const numbers = new Set<string>();
  const letters = new Set<string>();
  for (const { word } of tokens) {
    const number = inDigits(word);
    if (number === undefined) letters.add(singular(word));
    else numbers.add(number);
  }
  return { typed, letters: [...letters], numbers: [...numbers], instead, facts };
}

/** Drops words that are part of another one, which implies them. */
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
          // Of two that differ only in case, the first stays.
          (other !== plain[index] || at < index),
      ),
  );
}

/**
 * True for a word of one or two letters. Anywhere in a text they would match nearly everything, so
 * they match beginnings of words: 'ac' is in 'AC' and 'Accra', not in 'spacious'.
 */
export const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(fold(word));

/** Finds a short word; of PostgreSQL's operators ~ can use the index of trigrams for it. */
export const shortWordPattern = (word: string): string => `(^|[${BETWEEN_WORDS}])${fold(word)}`;

/** All of ASCII but letters and digits, as a range: of a negated one the index makes nothing. */
const BETWEEN_WORDS = '\\u0001-/:-@\\[-`{-~';

/**
 * True when a listing matches every term of a search, or contains its exact text (specification §5). The database's search
 * follows the same rule (server/features/listings/words/text-search-repository.ts).
 * @param document searchDocument's result for the listing.
 * @param facts the listing's.
 */
export function hasWords(
  document: string,
  { text, terms }: SearchWords,
  facts: Facts = undefined,
): boolean {
  const has = (part: string) =>
    isShort(part)
      ? new RegExp(shortWordPattern(part)).test(document)
      : document.includes(fold(part));
  const all = terms.every(
    (term) =>
      (term.letters.every(has) && term.numbers.every((number) => has(` ${number} `))) ||
      term.instead.some((each) => document.includes(each) && wholeWords([each]).test(document)) ||
      saysInstead(term, facts),
  );
  return all || (isMoreThanWords({ text, terms }) && document.includes(fold(text)));
}

/**
 * True when a listing may have a text as it was typed without having its words: '12 bed' contains '2 bed', and 'small house'
 * contains 'll house'. Of one or two letters, nothing but beginnings of words is found.
 */
export const isMoreThanWords = ({ text, terms }: SearchWords): boolean =>
  terms.some(({ numbers }) => numbers.length > 0) ||
  (/[a-z0-9]{3}/.test(fold(text)) && terms.some(({ letters }) => letters.some(isShort)));

/** A listing's facts (domain/facts). */
export type Facts = Readonly<Record<string, unknown>> | undefined;

/** True when a listing's facts match a term, so that its words need not. */
export const saysInstead = (term: SearchTerm, facts: Facts = {}): boolean =>
  term.facts.some((key) => {
    const [name = '', value] = key.split('=');
    return name in facts && String(facts[name]) === value;
  });

/** Word boundaries in a regular expression: dialects write them differently. */
export type WordBounds = readonly [begin: string, end: string];

/** JavaScript's word boundaries. */
export const BOUNDS: WordBounds = ['(?<![a-z0-9])', '(?![a-z0-9])'];

/** Finds any of some texts as whole words, singular or plural. */
const wholeWords = (texts: readonly string[]) => new RegExp(wholeWordsPattern(texts, BOUNDS));

/** The source of the regular expression of wholeWords. */
export const wholeWordsPattern = (texts: readonly string[], [begin, end]: WordBounds): string =>
  `${begin}(?:${texts.map(escapePattern).join('|')})(?:e?s)?${end}`;

/** Endings of a word whose singular and plural share the stem. */
const ENDING = '(?:e|s|es|y|ies)?';

/** A term's words as typed, next to each other, as the source of a regular expression without boundaries. */
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

/** Escapes a text for regular expressions in both JavaScript and PostgreSQL. */
export const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
