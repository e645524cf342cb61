import type { Place } from '#domain/places/place.ts';
import type { Subtype } from '#domain/properties/property.ts';
import { ListPropertiesQuery } from '#domain/properties/schema.ts';
import type { Asked } from '#domain/suggestions/asked.ts';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import {
  circlesAround,
  EACH_READING,
  filtersFor,
  filtersOf,
  listsToSuggest,
  searchOfHomes,
  type Where,
} from '#domain/suggestions/searches.ts';
import { propertyLists } from '#server/features/properties/public.ts';
import type { Platform } from '#server/platform/platform.ts';

type Reads = Pick<Platform, 'db' | 'now'>;

/** This many listings of a part of the list are looked at: beyond them, numbers are not told. */
export const LOOKED_AT = 1_000;

/** The most towns to name where none was asked for, and the least listings of one. */
const MAX_TOWNS = 2;
const LEAST_IN_TOWN = 2;

/**
 * Searches of homes, with how many each finds where that is known.
 * @param isOneOfMany true beside so many other readings that there is no room for towns.
 */
export async function searchesOfHomes(
  platform: Reads,
  asked: Asked,
  isOneOfMany: boolean,
): Promise<Suggestion[]> {
  if (asked.place) return searchesAt(platform, asked, asked.place);
  const query = queryOf(asked);
  const { counts, isAll } = await propertyLists.tally(platform, {
    within: withinOf(asked),
    query,
    by: ['subtype', 'location'],
    first: LOOKED_AT,
  });
  const bySubtype = counts.map(({ subtype, found }) => ({ subtype: subtype as Subtype, found }));
  const [first, ...others] = listsToSuggest(asked, bySubtype).map(({ family, found }) =>
    searchOfHomes(family, { ...asked, total: isAll ? found : undefined }),
  );
  const inTowns = isOneOfMany ? [] : await searchesInTowns(platform, asked, counts, isAll);
  return [...(first ? [first] : []), ...inTowns, ...others].slice(0, EACH_READING);
}

/** The part of the list that an index finds. */
const withinOf = ({ types, subtypes }: Asked) =>
  read({
    ...(subtypes.length === 1 && { subtype: subtypes[0] }),
    ...(subtypes.length !== 1 && types.length === 1 && { propertyType: types[0] }),
  });

/** What is asked for, apart from the place. */
const queryOf = ({ parts, types }: Asked) =>
  read({ ...filtersFor(parts), ...(types.length > 0 && { propertyType: types.join(',') }) });

/** The filters of a list of homes; unreadable ones find nothing, and are not suggested. */
const read = (filters: Readonly<Record<string, string | undefined>>) =>
  ListPropertiesQuery.partial().parse(filters);

/** In a town by its name, where listings have it; otherwise around the place. */
async function searchesAt(platform: Reads, asked: Asked, place: Place): Promise<Suggestion[]> {
  const isPlain = asked.parts.length === 0;
  const isTown = !isPlain && (place.kind === 'town' || place.kind === 'neighbourhood');
  const [nearest, ...further] = circlesAround(place);
  const first = [...(isTown ? [{ town: place.name }] : []), ...(nearest ? [nearest] : [])];
  const found = await Promise.all(first.map((where) => searchesWhere(platform, asked, where)));
  for (const where of further) {
    if (found.some((searches) => searches.length > 0)) break;
    found.push(await searchesWhere(platform, asked, where));
  }
  return found.find((searches) => searches.length > 0) ?? [];
}

async function searchesWhere(platform: Reads, asked: Asked, where: Where): Promise<Suggestion[]> {
  const { counts, isAll } = await propertyLists.tally(platform, {
    within: read(filtersOf(where)),
    query: queryOf(asked),
    by: ['subtype'],
    first: LOOKED_AT,
  });
  const bySubtype = counts.map(({ subtype, found }) => ({ subtype: subtype as Subtype, found }));
  return listsToSuggest(asked, bySubtype)
    .slice(0, EACH_READING)
    .map(({ family, found }) =>
      searchOfHomes(family, { ...asked, where, total: isAll ? found : undefined }),
    );
}

/** The same in the towns that have most, each with the category that has most there. */
async function searchesInTowns(
  platform: Reads,
  asked: Asked,
  counts: readonly { subtype: string; location: string; found: number }[],
  isAll: boolean,
): Promise<Suggestion[]> {
  const towns = new Map<string, { subtype: Subtype; town: string; found: number }>();
  for (const { subtype, location, found } of counts) {
    if (asked.subtypes.length > 0 && !asked.subtypes.some((each) => each === subtype)) continue;
    const key = `${subtype}\n${location.toLowerCase()}`;
    const before = towns.get(key)?.found ?? 0;
    towns.set(key, { subtype: subtype as Subtype, town: location, found: before + found });
  }
  const most = [...towns.values()]
    .filter(({ found }) => found >= LEAST_IN_TOWN)
    .toSorted((a, b) => b.found - a.found)
    .slice(0, MAX_TOWNS);
  return (await Promise.all(most.map((each) => searchIn(platform, asked, each, isAll)))).flat();
}

/** A search in a town, counted there where not all listings were looked at. */
async function searchIn(
  platform: Reads,
  asked: Asked,
  { subtype, town, found }: { subtype: Subtype; town: string; found: number },
  isAll: boolean,
): Promise<Suggestion[]> {
  const of = { ...asked, types: [], subtypes: [subtype] };
  if (!isAll) return searchesWhere(platform, of, { town });
  return listsToSuggest(of, [{ subtype, found }]).map(({ family }) =>
    searchOfHomes(family, { ...asked, where: { town }, total: found }),
  );
}
