import { fieldMessages } from '../field-messages.ts';

/** The longest name of a person, or part of one, in characters. */
export const PERSON_NAME_MAX = 60;

/** Full stops of other scripts, which addresses may contain too (UTS #46). */
const FULL_STOPS = /[\u3002\uff0e\uff61]/g;
const SCHEME_OR_WWW = /[\p{L}\d]:\/\/|\bwww\d?\./iu;
/** Two words joined by a dot: 'evil.com', not 'A.K. Boateng'. */
const DOTTED = /[\p{L}\d-]{2,}\.[\p{L}]{2,}/u;
/** With one letter before the dot, only what is clearly an address ('t.co', 'x.com'). */
const SHORT_DOMAIN = /[\p{L}\d]\.(?:[a-z]{2}|com|net|org)(?![\p{L}\d])/iu;
/** A dot followed by a path: 'evil.photography/x'. */
const DOT_AND_PATH = /\.[^\s.]*\//;

/**
 * True when a name contains a web address, or something that email programs turn into one: strangers read names in emails, and
 * these must not lead anywhere.
 */
export function hasPageAddress(name: string): boolean {
  const text = name
    .normalize('NFKC')
    .replace(FULL_STOPS, '.')
    .replace(/\p{Cf}/gu, '');
  return [SCHEME_OR_WWW, DOTTED, SHORT_DOMAIN, DOT_AND_PATH].some((address) => address.test(text));
}

/** Characters that several alphabets share. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** Invisible characters, and those that change the direction of text. */
const HIDDEN = /\p{Cf}/u;

/**
 * True when a name has hidden characters, or letters of several alphabets that look alike (UTS #39, §5.1): either makes one name
 * look like another.
 */
export function isMixedName(name: string): boolean {
  const letters = [...name].filter((each) => /\p{L}/u.test(each) && !SHARED.test(each));
  const alphabets = ALPHABETS.filter((alphabet) => letters.some((each) => alphabet.test(each)));
  return HIDDEN.test(name) || alphabets.length > 1;
}

/** The problem with a typed name; undefined for a good one. */
export function personNameProblem(name: string): string | undefined {
  if (name.trim().length > PERSON_NAME_MAX) return fieldMessages.tooLong(PERSON_NAME_MAX);
  if (isMixedName(name)) return fieldMessages.mixedName;
  return hasPageAddress(name) ? fieldMessages.addressInName : undefined;
}
