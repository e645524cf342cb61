import { fold } from './fold.ts';
import { inDigits, spellings, unitOf, waysToWrite } from './numbers.ts';
import { type FindNames, type Phrase, phraseAt } from './phrases.ts';
import { singular, type Token, tokensOf } from './tokens.ts';

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
  /** What its facts say instead, as their keys: 'furnished=no'. */
  facts: readonly string[];
}

/** What is asked in one search; further words are found where the others are. */
const MAX_PHRASES = 6;

/**
 * Reads a search: the words in any order, hyphens as spaces, numbers as digits, without plurals, what people call one
 * thing as one (concepts.ts). Where there are no words the text itself is one.
 * @param findNames knows more words that go together.
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
  // What says that something is not so must stand there as such: 'not' and 'furnished' stand in many texts that say it is.
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
 * the database's search, too (server/features/listings/words/text-search-repository.ts).
 * @param document what searchDocument made of the listing.
 * @param facts what it tells.
 */
export function hasWords(
  document: string,
  { text, terms }: SearchWords,
  facts: Facts = undefined,
): boolean {
  const has = (part: string) => document.includes(fold(part));
  const all = terms.every(
    (term) =>
      (term.letters.every(has) && term.numbers.every((number) => has(` ${number} `))) ||
      term.instead.some((each) => document.includes(each) && wholeWords([each]).test(document)) ||
      saysInstead(term, facts),
  );
  // A number that was typed in part stands only in the text: '12 bed' has '2 bed'.
  return all || (terms.some(({ numbers }) => numbers.length > 0) && has(text));
}

/** What a listing tells (domain/facts). */
export type Facts = Readonly<Record<string, unknown>> | undefined;

/** Whether the facts of a listing say a term that its words need not. */
export const saysInstead = (term: SearchTerm, facts: Facts = {}): boolean =>
  term.facts.some((key) => {
    const [name = '', value] = key.split('=');
    return name in facts && String(facts[name]) === value;
  });

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
