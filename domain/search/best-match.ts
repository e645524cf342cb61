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
 * What it is worth where a term stands. A town that was named decides, and how many there are; then the name; beside
 * them what the listing is and its facts say. The text counts where nothing else has the term.
 */
export const POINTS = {
  place: { typed: 10, instead: 9, within: 3 },
  name: { typed: 8, instead: 3, within: 3 },
  /** What was typed is worth more here than what it is called as well in name and kind. */
  kind: { typed: 7, instead: 3 },
  text: { typed: 2, instead: 1 },
  /** So many of something, in its name or facts: '2 bedroom' is not three bedrooms and two baths. */
  counted: 10,
} as const;

/** What of a listing says how well it fits. */
export interface MatchedListing {
  name: string;
  /** Its town and region. */
  place: string;
  /** What searchDocument made of it. */
  document: string;
  facts?: Facts;
}

/**
 * How well a listing fits that has what was searched for. The rule of the database's order, too
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

/** Whether a term says how many of something there are to be. */
export const isCounted = ({ numbers, instead }: SearchTerm): boolean =>
  numbers.length > 0 && instead.length > 0;

const typedPatternOf = (term: SearchTerm) =>
  new RegExp(`${BOUNDS[0]}(?:${typedPattern(term)})${BOUNDS[1]}`);

const insteadPatternOf = ({ instead }: SearchTerm) =>
  instead.length > 0 ? new RegExp(wholeWordsPattern(instead, BOUNDS)) : undefined;
