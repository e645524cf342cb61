import { fold } from './fold.ts';
import { kindIn } from './search-document.ts';
import {
  BOUNDS,
  type Facts,
  type SearchTerm,
  type SearchWords,
  saysInstead,
  typedPattern,
  wholeWordsPattern,
} from './search-words.ts';

/**
 * Points for where a term occurs. A named town and a number of rooms count most, then the name, then the kind and facts. The
 * text counts only where nothing else contains the term.
 */
export const POINTS = {
  place: { typed: 10, instead: 9, close: 8, near: 5, within: 3 },
  name: { typed: 8, instead: 3, within: 3 },
  /** In name and kind the typed word is worth more than its synonyms. */
  kind: { typed: 7, instead: 3 },
  text: { typed: 2, instead: 1 },
  /** A number of something, in its name or facts: '2 bedroom' does not match three bedrooms and two baths. */
  counted: 10,
  /** The same as a detail of the listing, which is surer than any words. */
  detailed: 20,
} as const;

/** The parts of a listing that decide how well it matches. */
export interface MatchedListing {
  name: string;
  /** Its town and region. */
  place: string;
  /** The result of searchDocument. */
  document: string;
  facts?: Facts;
}

/**
 * Scores how well a listing matches a search. The database's order follows the same rule
 * (server/features/listings/words/best-match-repository.ts).
 */
export function matchOf(listing: MatchedListing, { terms }: SearchWords): number {
  const [name, place] = [fold(listing.name), fold(listing.place)];
  const { document, facts } = listing;
  const kind = kindIn(document);
  let points = 0;
  for (const term of terms) {
    const [typed, instead] = [typedPatternOf(term), insteadPatternOf(term)];
    const parts = [...term.letters, ...term.numbers].map(fold);
    const within = (text: string) => parts.every((part) => text.includes(part));
    const inPlace = typed.test(place)
      ? POINTS.place.typed
      : instead?.test(place)
        ? POINTS.place.instead
        : within(place)
          ? POINTS.place.within
          : 0;
    const inName = typed.test(name)
      ? POINTS.name.typed
      : instead?.test(name)
        ? POINTS.name.instead
        : within(name)
          ? POINTS.name.within
          : 0;
    const inKind =
      typed.test(kind) || saysInstead(term, facts)
        ? POINTS.kind.typed
        : instead?.test(kind)
          ? POINTS.kind.instead
          : 0;
    const isAsMany = isCounted(term) && (typed.test(name) || typed.test(kind));
    const inHead = Math.max(inPlace, inName) + inKind + (isAsMany ? POINTS.counted : 0);
    points +=
      inHead ||
      (typed.test(document)
        ? POINTS.text.typed
        : instead?.test(document)
          ? POINTS.text.instead
          : 0);
  }
  return points;
}

/** True when a term asks for a number of something. */
export const isCounted = ({ numbers, instead }: SearchTerm): boolean =>
  numbers.length > 0 && instead.length > 0;

const typedPatternOf = (term: SearchTerm) =>
  new RegExp(`${BOUNDS[0]}(?:${typedPattern(term)})${BOUNDS[1]}`);

const insteadPatternOf = ({ instead }: SearchTerm) =>
  instead.length > 0 ? new RegExp(wholeWordsPattern(instead, BOUNDS)) : undefined;
