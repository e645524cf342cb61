import { type Asked, readAsked } from '#domain/suggestions/asked.ts';
import { completionsOf } from '#domain/suggestions/completions.ts';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import { EACH_READING, MAX_SEARCHES } from '#domain/suggestions/searches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchesOfCars } from './searches-of-cars.ts';
import { searchesOfHomes } from './searches-of-homes.ts';

/** The most readings of a text to look at, which bounds the cost. */
const MAX_READINGS = 4;

/** The searches that a text may become, of each reading the best first; only those that find something. */
export async function suggestSearches(
  platform: Pick<Platform, 'db' | 'now'>,
  text: string,
): Promise<Suggestion[]> {
  const asked = completionsOf(text)
    .flatMap((completion) => readAsked(completion, platform.now()))
    .filter(isSearch);
  const readings = [...new Map(asked.map((each) => [JSON.stringify(each), each])).values()].slice(
    0,
    MAX_READINGS,
  );
  const isOneOfMany = readings.length > MAX_SEARCHES / 2;
  const found = await Promise.all(
    readings.map((asked) =>
      asked.kind === 'car'
        ? searchesOfCars(platform, asked)
        : searchesOfHomes(platform, asked, isOneOfMany),
    ),
  );
  const inTurn = Array.from({ length: EACH_READING }, (_, turn) =>
    found.flatMap((each) => each[turn] ?? []),
  ).flat();
  return [...new Map(inTurn.map((each) => [each.address, each])).values()].slice(0, MAX_SEARCHES);
}

/** False for a category, a city or a brand alone, which are suggested as such. */
function isSearch({ kind, parts, place, subtypes, words, yearBegins }: Asked): boolean {
  if (parts.length > 0) return true;
  if (kind === 'car') return words.length > 0 || yearBegins !== undefined;
  return place !== undefined && (place.kind !== 'city' || subtypes.length > 0);
}
