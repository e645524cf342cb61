import { beginsWords, typedWords } from '../suggestions/typed-words.ts';
import { kilometresBetween } from './distance.ts';
import { PLACES } from './gazetteer.ts';
import { likelyPlaces } from './likely-places.ts';
import { PLACES_FOUND } from './own-pin-schema.ts';
import type { Place, Point } from './place.ts';
import { placeKey } from './place-key.ts';

/** One letter begins too many names. */
const LEAST_LETTERS = 2;

/**
 * The places and landmarks that a text may name while it is typed: first those with that very name, then those around, the nearest
 * first. What begins no name is taken for a near spelling. Only for the server: it needs the whole table of places.
 * @param around where the nearest are counted from; without it the largest come first.
 */
export function placesTyped(text: string, around?: Point): Place[] {
  const typed = typedWords(text);
  if (typed.join('').length < LEAST_LETTERS) return [];
  const begun = PLACES.filter(({ keys }) => keys.some((key) => beginsWords(typed, key)));
  const key = placeKey(text);
  const rank = (place: Place) => ({
    place,
    isNamed: place.keys.includes(key),
    far: around ? kilometresBetween(around, place) : -place.radius,
  });
  return (begun.length > 0 ? begun : likelyPlaces(text))
    .map(rank)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.far - b.far)
    .slice(0, PLACES_FOUND)
    .map(({ place }) => place);
}
