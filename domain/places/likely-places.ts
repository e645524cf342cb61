import { LONG, mistakesBetween } from '../search/near-spelling.ts';
import { PLACES } from './gazetteer.ts';
import type { Place } from './place.ts';
import { placeKey } from './place-key.ts';

/** Fewer letters are the beginning of too many names, and one mistake in fewer is too much. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_MISTAKEN = 4;

/**
 * The places that a text may stand for that is no name of any, the likeliest first: those whose name it is the beginning of; where there
 * are none, those whose name it is but for a mistake, of long ones two. Numbers are no mistakes.
 */
export function likelyPlaces(text: string): Place[] {
  const typed = placeKey(text);
  if (typed.length < SHORTEST_BEGINNING) return [];
  const begun = nearest((key) => (key.startsWith(typed) ? key.length : undefined));
  if (begun.length > 0) return begun.map(({ place }) => place);
  if (typed.length < SHORTEST_MISTAKEN) return [];
  const most = typed.length >= LONG ? 2 : 1;
  const mistaken = nearest((key) => {
    if (Math.abs(key.length - typed.length) > most || numbersOf(key) !== numbersOf(typed)) return;
    const mistakes = mistakesBetween(typed, key);
    return mistakes <= most ? mistakes : undefined;
  });
  return mistaken.filter(({ far }) => far === mistaken[0]?.far).map(({ place }) => place);
}

/** The places that have a name which is not too far from what was typed, the nearest and then the largest first. */
const nearest = (farFrom: (key: string) => number | undefined) =>
  PLACES.flatMap((place) => {
    const far = place.keys.flatMap((key) => farFrom(key) ?? []);
    return far.length > 0 ? [{ place, far: Math.min(...far) }] : [];
  }).sort((a, b) => a.far - b.far || b.place.radius - a.place.radius);

const numbersOf = (key: string) => key.replace(/\D+/g, ' ').trim();
