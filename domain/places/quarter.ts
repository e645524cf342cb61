import { kilometresBetween } from './distance.ts';
import { PLACES, placeAt, regionsNamed } from './gazetteer.ts';
import { readCoordinates } from './near.ts';
import type { Place, Point } from './place.ts';
import { placesIn } from './place-in-words.ts';
import { placeKey, slugOf } from './place-key.ts';

/** Neighbourhoods and towns: cities are too large to compare homes in, landmarks too small. */
const isQuarter = ({ kind }: Place): boolean => kind === 'neighbourhood' || kind === 'town';

const QUARTERS = PLACES.filter(isQuarter);

/** Around its middle, in kilometres, a point belongs to a quarter where no other is nearer. */
const REACH_KM = 1.5;

/**
 * The one neighbourhood or town that a text means: a place's name, a position ('5.67,-0.166'), or a search that names no other.
 * Only for the server: it needs the whole table of places.
 */
export function quarterMeant(text: string): Place | undefined {
  const point = readCoordinates(text);
  if (point) return quarterAround(point);
  const place = regionsNamed(placeKey(text)).length > 1 ? undefined : placeAt(slugOf(text));
  if (place) return isQuarter(place) ? place : undefined;
  const named = placesIn(text)
    .map(({ places }) => places)
    // 'Madina, Accra' is Madina.
    .filter((places) => places.some(({ kind }) => kind !== 'city'));
  const [only] = named.length === 1 ? (named[0] ?? []) : [];
  const isSure = new Set(named[0]?.map(({ region }) => region)).size === 1;
  return only && isSure && isQuarter(only) ? only : undefined;
}

/** The quarter that a point is in. */
function quarterAround(point: Point): Place | undefined {
  const [nearest] = QUARTERS.map((place) => ({ place, km: kilometresBetween(point, place) })).sort(
    (a, b) => a.km - b.km,
  );
  return nearest && nearest.km <= Math.max(REACH_KM, nearest.place.radius / 1000)
    ? nearest.place
    : undefined;
}
