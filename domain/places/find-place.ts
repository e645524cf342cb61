import type { Region } from '../values/ghana.ts';
import { kilometresBetween } from './distance.ts';
import { placesNamed, regionsNamed } from './gazetteer.ts';
import type { Place } from './place.ts';
import { placeKey } from './place-key.ts';

/** The texts in a listing that say where it is. */
export interface PlaceText {
  region: string;
  /** Its town or suburb, as typed. */
  location: string;
  address?: string;
}

export const MAX_WORDS = 9;

/** Streets are named after the places they lead to. */
export const LEADS_THERE = /^(?:road|rd|street|st|highway|motorway|avenue|ave|close|lane)\b/;

/** Kilometres within which a neighbourhood in the address belongs to the listing's town. */
const OF_THE_TOWN = 25;

/**
 * Finds the place that a listing names: its town or suburb by any usual spelling, within its region; for a city, the
 * neighbourhood or landmark in its address. Undefined when none is known.
 */
export function findPlace({ region, location, address = '' }: PlaceText): Place | undefined {
  const of = region as Region;
  const town = placesNamed(placeKey(location), of)[0] ?? smallest(namedWithin(location, of));
  if (town && town.kind !== 'city') return town;
  const inAddress = namedWithin(address, of).filter(
    (found) => found.kind !== 'city' && (!town || kilometresBetween(found, town) <= OF_THE_TOWN),
  );
  return smallest(inAddress) ?? town;
}

/** The region of a town or suburb that only one region has; undefined for other names. */
export function regionOf(location: string): Region | undefined {
  const regions = regionsNamed(placeKey(location));
  return regions.length === 1 ? regions[0] : undefined;
}

/** The places that a text names as whole words, the longest name first at each word. */
function namedWithin(text: string, region: Region): Place[] {
  const words = placeKey(text).split(' ');
  const found: Place[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let size = Math.min(MAX_WORDS, words.length - at); size > 0; size -= 1) {
      const [named] = placesNamed(words.slice(at, at + size).join(' '), region);
      if (!named) continue;
      if (!LEADS_THERE.test(words.slice(at + size).join(' '))) found.push(named);
      taken = size;
      break;
    }
    at += taken;
  }
  return found;
}

/** The first of those with the smallest radius. */
const smallest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (least, each) => (least && least.radius <= each.radius ? least : each),
    undefined,
  );
