import { fieldMessages } from '../field-messages.ts';

/** Characters of a person's name, or of one of its parts. */
export const PERSON_NAME_MAX = 60;

/** The full stops of other scripts, which an address may have as well (UTS #46). */
const FULL_STOPS = /[\u3002\uff0e\uff61]/g;
const SCHEME_OR_WWW = /[\p{L}\d]:\/\/|\bwww\d?\./iu;
/** Two words with a dot between: 'evil.com', not 'A.K. Boateng'. */
const DOTTED = /[\p{L}\d-]{2,}\.[\p{L}]{2,}/u;
/** Of one letter before the dot, what is an address at once ('t.co', 'x.com'). */
const SHORT_DOMAIN = /[\p{L}\d]\.(?:[a-z]{2}|com|net|org)(?![\p{L}\d])/iu;
/** A dot, and a path behind it: 'evil.photography/x'. */
const DOT_AND_PATH = /\.[^\s.]*\//;

/**
 * Whether a name has the address of a page in it, or what a mail program makes one of: what strangers read in a mail
 * must not lead anywhere.
 */
export function hasPageAddress(name: string): boolean {
  const text = name
    .normalize('NFKC')
    .replace(FULL_STOPS, '.')
    .replace(/\p{Cf}/gu, '');
  return [SCHEME_OR_WWW, DOTTED, SHORT_DOMAIN, DOT_AND_PATH].some((address) => address.test(text));
}

/** Letters that are of no alphabet of their own. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** What nobody sees, and what turns the direction of what comes behind it. */
const HIDDEN = /\p{Cf}/u;

/**
 * Whether a name has hidden characters, or letters of several alphabets that look alike (UTS #39, §5.1): either makes one
 * name look like another.
 */
export function isMixedName(name: string): boolean {
  const letters = [...name].filter((each) => /\p{L}/u.test(each) && !SHARED.test(each));
  const alphabets = ALPHABETS.filter((alphabet) => letters.some((each) => alphabet.test(each)));
  return HIDDEN.test(name) || alphabets.length > 1;
}

/** What is wrong with a person's name that was typed; undefined for a right one. */
export function personNameProblem(name: string): string | undefined {
  if (name.trim().length > PERSON_NAME_MAX) return fieldMessages.tooLong(PERSON_NAME_MAX);
  if (isMixedName(name)) return fieldMessages.mixedName;
  return hasPageAddress(name) ? fieldMessages.addressInName : undefined;
}
