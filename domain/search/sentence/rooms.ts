import { inDigits, NUMBER_WORDS } from '../numbers.ts';
import type { SearchTerm } from '../search-words.ts';
import type { Taken, TypedText } from './typed-text.ts';

const NUMBER = `\\d{1,2}|${NUMBER_WORDS.join('|')}`;
const GAP = '[\\s\\-‐‑–]*';
const BEDROOM = 'bed ?rooms?|bedrm?s?|beds?|bdrms?|bdrs?|brs?|b/rs?';
const BATHROOM = 'bath ?rooms?|baths?|ba|washrooms?';
const pattern = (unit: string, before = '') =>
  new RegExp(`(?<![a-z0-9])${before}(?<count>${NUMBER})${GAP}(?:${unit})(?![a-z0-9])`);
const AT_LEAST = '(?:at least|min(?:imum)?(?: of)?|not less than|more than) ';
const MORE = new RegExp(
  `(?<![a-z0-9])(?<count>${NUMBER})${GAP}(?:\\+|or more|plus)${GAP}(?:${BEDROOM})(?![a-z0-9])`,
);

const countOf = ({ groups }: RegExpExecArray) => Number(inDigits(groups?.count ?? ''));

/** Takes 'at least 3 bedrooms' and '3+ bedrooms' out of a text. */
export const takeLeastBedrooms = (text: TypedText): Taken<number> | undefined =>
  text.take(pattern(BEDROOM, AT_LEAST), countOf) ?? text.take(MORE, countOf);

const UNITS = [
  { unit: 'bedroom', fact: 'bedrooms', ways: pattern(BEDROOM) },
  { unit: 'bathroom', fact: 'bathrooms', ways: pattern(BATHROOM) },
] as const;

/** Takes numbers of rooms out of a text, as terms: the detail of a listing counts, or else its words. */
export function takeRooms(text: TypedText): { term: SearchTerm; unit: string; count: number }[] {
  return UNITS.flatMap(({ unit, fact, ways }) => {
    const found = text.take(ways, countOf);
    if (!found) return [];
    const { meant: count, typed } = found;
    const term = {
      typed,
      letters: [],
      numbers: [],
      instead: [`${count}${unit}`],
      facts: [`${fact}=${count}`],
    };
    return [{ term, unit, count }];
  });
}
