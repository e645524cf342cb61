import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STEPS_PER_DEGREE } from '#domain/places/map-cells.ts';
import { coordinatesText, readCoordinates } from '#domain/places/near.ts';
import type { Point } from '#domain/places/place.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { Family } from '#domain/properties/families.ts';
import { medianText } from '#domain/properties/medians.ts';
import type { MedianPrices as Medians } from '#domain/properties/medians-schema.ts';
import { splitValues } from '#domain/values/filter-values.ts';
import { read } from '#web/lib/api/api.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';
import type { FamilyFilters } from './family-filters.ts';

/** They change slowly, and are the same for everyone. */
const STALE_AFTER_MS = 300_000;

/** The most that are said; of more, those with most listings. */
const SAID = 4;

interface Props {
  family: Family;
  filters: FamilyFilters;
}

/** What homes of each size are offered for in the quarter that a list names; nothing where too few are. */
export function MedianPrices({ initial, ...of }: Props & { initial: Medians | null }) {
  const path = mediansPath(of.family, of.filters);
  const { data } = useQuery({ ...mediansQuery(path), initialData: initial ?? undefined });
  const medians = mediansOf(data, of, SAID);
  const { place } = data ?? {};
  const { propertyType } = of.family;
  const [only, ...others] = medians;
  if (!only || !place) return null;
  return (
    <section
      aria-label={`Usual prices in ${place}`}
      className="figures rounded-control border border-line bg-sunken px-4 py-3 text-sm"
    >
      {others.length === 0 ? (
        <p>{medianText(only, propertyType, place)}</p>
      ) : (
        <>
          <p className="font-semibold">In {place}</p>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {medians.map((each) => (
              <li key={each.bedrooms}>{medianText(each, propertyType)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-muted">Half ask less, half more.</p>
    </section>
  );
}

/** The same in one line, of the quarter in the middle of a map. */
export function MedianOnMap({ point, ...of }: Props & { point: Point }) {
  const toStep = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  const place = coordinatesText({ lat: toStep(point.lat), lng: toStep(point.lng) });
  const path = pathFor(of.family, place);
  const { data } = useQuery({ ...mediansQuery(path), placeholderData: keepPreviousData });
  const [median] = mediansOf(data, of, 1);
  return median && data?.place ? (
    <p className="figures rounded-control border border-line bg-surface px-3 py-1.5 text-sm shadow-float">
      {medianText(median, of.family.propertyType, data.place)}
    </p>
  ) : null;
}

/** The call for the medians of the one place that a list names, if it does and its homes have bedrooms. */
export function mediansPath(family: Family, filters: FamilyFilters): ReadPath<Medians> | undefined {
  const place = placeNamed(filters);
  return place === undefined ? undefined : pathFor(family, place);
}

function placeNamed({ location = '', near, search }: FamilyFilters): string | undefined {
  const towns = splitValues(location);
  if (towns.length > 0) return towns.length === 1 ? towns[0] : undefined;
  // Around the device is no quarter.
  if (near) return readCoordinates(near) ? undefined : near;
  return search;
}

function pathFor({ propertyType, subtype }: Family, place: string) {
  const { on } = PROPERTY_FACTS.bedrooms;
  const hasBedrooms = !subtype || on.some((each) => each === subtype);
  return hasBedrooms
    ? readPath('GET /api/properties/medians', { query: { propertyType, place } })
    : undefined;
}

const mediansQuery = (path: ReadPath<Medians> | undefined) => ({
  queryKey: ['medians', path],
  queryFn: ({ signal }: { signal: AbortSignal }) => read(path as ReadPath<Medians>, { signal }),
  enabled: path !== undefined,
  staleTime: STALE_AFTER_MS,
  retry: false,
});

/** Those to say: of as many bedrooms as the list asks for, else those with most listings, in the order of bedrooms. */
function mediansOf(found: Medians | undefined, { filters }: Props, most: number) {
  const wanted = filters.minBedrooms;
  return (found?.medians ?? [])
    .filter(({ bedrooms }) => wanted === undefined || String(bedrooms) === wanted)
    .toSorted((a, b) => b.listings - a.listings)
    .slice(0, most)
    .sort((a, b) => a.bedrooms - b.bedrooms);
}
