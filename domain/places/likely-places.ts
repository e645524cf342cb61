import { LONG, mistakesBetween } from '../search/near-spelling.ts';
import { PLACES } from './gazetteer.ts';
import type { Place } from './place.ts';
import { placeKey } from './place-key.ts';

/** Fewer letters begin too many names, and a mistake in fewer weighs too much. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_MISTAKEN = 4;

/**
 * Guesses the places that an unknown name may mean, likeliest first: those whose name begins with it; when there are none, those
 * whose name it is with one mistake, or two in long names. A different number is never a mistake.
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

/** The places whose name is close to the typed one: nearest first, then largest. */
const nearest = (farFrom: (key: string) => number | undefined) =>
  PLACES.flatMap((place) => {
    const far = place.keys.flatMap((key) => farFrom(key) ?? []);
    return far.length > 0 ? [{ place, far: Math.min(...far) }] : [];
  }).sort((a, b) => a.far - b.far || b.place.radius - a.place.radius);

const numbersOf = (key: string) => key.replace(/\D+/g, ' ').trim();
