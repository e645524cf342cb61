/** Numbers that can also be written as words, starting at one. */
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

/** A number in digits, however it is written; undefined for other words. */
export function inDigits(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  return index < 0 ? undefined : String(index + 1);
}

/** Things that listings count, with all ways to write them. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  bedroom: ['bedroom', 'bed', 'bdrm', 'bdr', 'br'],
  bathroom: ['bathroom', 'bath'],
  seat: ['seat', 'seater'],
};

/** The name of a unit, from its singular or plural: 'br' → 'bedroom'. */
export function unitOf(word: string): string | undefined {
  const one = word.toLowerCase().replace(/s$/, '');
  return Object.keys(UNITS).find((unit) => UNITS[unit]?.includes(one));
}

export const waysToWrite = (unit: string): readonly string[] => UNITS[unit] ?? [];

/** A number as people write it: '2', 'two'. */
export function spellings(number: string): string[] {
  const word = NUMBER_WORDS[Number(number) - 1];
  return word ? [number, word] : [number];
}

const ANY_NUMBER = NUMBER_WORDS.join('|');
/** 'two large bedrooms', '2-bedroom', '3BR'; but not 'two baths, three bedrooms'. 'Two beds' may be in one room. */
const COUNTED = new RegExp(
  `(?<![a-z0-9])(\\d{1,2}|${ANY_NUMBER})(?:[\\s\\-‐‑–]+(?!(?:${ANY_NUMBER}|bed|bath)[a-z]*)[a-z]+(?=[\\s\\-‐‑–])){0,2}[\\s\\-‐‑–]*(bedrooms?|bed|bdrms?|bdr|brs?|bathrooms?|baths?|seats?|seaters?)(?![a-z0-9])`,
  'g',
);

/** The counted things in a lower-case text: '2bedroom', '3bathroom'. */
export function countedIn(text: string): string[] {
  return Array.from(text.matchAll(COUNTED), ([, number = '', unit = '']) => counted(number, unit));
}

/** A number of a unit, as one word. */
export const counted = (number: string, unit: string): string =>
  `${Number(inDigits(number))}${unitOf(unit)}`;
