import { inDigits, NUMBER_WORDS, spellings } from '../numbers.ts';
import type { SearchTerm } from '../search-words.ts';
import type { TypedText } from './typed-text.ts';

export const NUMBER = `\\d{1,2}|${NUMBER_WORDS.join('|')}`;
export const GAP = '[\\s\\-‐‑–]*';
export const BEDROOM = 'bed ?rooms?|bedrm?s?|beds?|bdrms?|bdrs?|brs?|b/rs?';
export const BATHROOM = 'bath ?rooms?|baths?|ba|washrooms?';
const pattern = (unit: string, before = '') =>
  new RegExp(`(?<![a-z0-9])${before}(?<count>${NUMBER})${GAP}(?:${unit})(?![a-z0-9])`);
const AT_LEAST = '(?:at least|min(?:imum)?(?: of)?|not less than) ';
const MORE = new RegExp(
  `(?<![a-z0-9])(?<count>${NUMBER})${GAP}(?:\\+|or more|plus)${GAP}(?:${BEDROOM})(?![a-z0-9])`,
);

const countOf = ({ groups }: RegExpExecArray) => Number(inDigits(groups?.count ?? ''));

const UNITS = [
  { unit: 'bedroom', fact: 'bedrooms', ways: pattern(BEDROOM) },
  { unit: 'bathroom', fact: 'bathrooms', ways: pattern(BATHROOM) },
] as const;

/** '2 bedrooms', '3+ bedrooms', as a term. */
export interface RoomsMeant {
  label: string;
  term: SearchTerm;
}

/** Nobody looks for more. */
const MOST_ROOMS = 12;

/** Takes numbers of rooms out of a text, as terms: the detail of a listing counts, or else its words. */
export function takeRooms(text: TypedText): RoomsMeant[] {
  const least = text.take(pattern(BEDROOM, AT_LEAST), countOf) ?? text.take(MORE, countOf);
  const exact = UNITS.flatMap(({ unit, fact, ways }) => {
    const found = text.take(ways, countOf);
    if (!found) return [];
    const { meant: count, typed } = found;
    return [
      {
        label: `${count} ${unit}${count === 1 ? '' : 's'}`,
        term: termOf(typed, { unit, fact }, [count]),
      },
    ];
  });
  if (!least) return exact;
  const { meant: from, typed } = least;
  const counts = Array.from({ length: Math.max(0, MOST_ROOMS - from) }, (_, n) => from + n);
  return [{ label: `${from}+ bedrooms`, term: termOf(typed, UNITS[0], counts) }, ...exact];
}

/** Listings say '2bedroom' in their search text (numbers.ts); the other ways to write it are found as they are. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  bedroom: [' bedrm', 'bedrm', ' b/r', 'b/r', ' bed room'],
  bathroom: [' washroom', 'washroom', ' ba'],
};

const termOf = (
  typed: string,
  { unit, fact }: { unit: string; fact: string },
  counts: readonly number[],
): SearchTerm => ({
  typed,
  letters: [],
  numbers: [],
  instead: counts.flatMap((count) => [
    `${count}${unit}`,
    ...(WRITTEN[unit] ?? []).flatMap((way) =>
      spellings(String(count)).map((number) => `${number}${way}`),
    ),
  ]),
  facts: counts.map((count) => `${fact}=${count}`),
});
