import type { WITHIN_KM } from '../places/near.ts';
import type { Place } from '../places/place.ts';
import { FAMILIES, type Family } from '../properties/families.ts';
import { SUBTYPES_OF, type Subtype } from '../properties/property.ts';
import { paths } from '../site/paths.ts';
import { joinValues } from '../values/filter-values.ts';
import type { Asked, AskedPart } from './asked.ts';
import type { Suggestion } from './schema.ts';

/** The most searches among suggestions, and of one reading of what was typed. */
export const MAX_SEARCHES = 4;
export const EACH_READING = 3;

/** Where a search looks: a town by its name, or what is around a place. */
export type Where = { town: string } | { around: Place; km: number };

/** Kilometres around what kind of place people still look, and how far where nothing is so near. */
const AROUND_KM: Readonly<Record<Place['kind'], readonly (typeof WITHIN_KM)[number][]>> = {
  landmark: [5, 10],
  neighbourhood: [2, 5],
  town: [5, 10],
  city: [10],
};

/** The circles around a place, the smaller first. */
export const circlesAround = (around: Place): Where[] =>
  AROUND_KM[around.kind].map((km) => ({ around, km }));

/** The filters of a list that say where. */
export const filtersOf = (where: Where | undefined): Record<string, string> => {
  if (where === undefined) return {};
  if ('town' in where) return { location: joinValues([where.town]) };
  return { near: where.around.slug, within: String(where.km) };
};

/** The filters of a list that say what is asked for, apart from where. */
export const filtersFor = (parts: readonly AskedPart[]): Record<string, string> =>
  Object.assign({}, ...parts.map(({ filters }) => filters));

/** A search that is asked for, as a suggestion. */
interface Search {
  parts: readonly AskedPart[];
  where?: Where | undefined;
  total: number | undefined;
}

/** A search of a list of homes. */
export function searchOfHomes(family: Family, { parts, where, total }: Search): Suggestion {
  const said = parts.length > 0 ? labelOf(parts) : family.title;
  return suggestion(family.path, { ...filtersFor(parts), ...filtersOf(where) }, total, {
    label: said + placed(where),
    details: [...(parts.length > 0 ? [family.title] : []), ...within(where)],
  });
}

/** A brand, a model of it, or any car. */
export interface CarNames {
  brand?: string;
  model?: string;
}

/** The filters of the cars by those. */
export const filtersOfNames = (names: CarNames): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, joinValues([value])]));

/** 'Land Rover Defender'; a model that begins with its brand stands alone. */
function nameOf({ brand = '', model = '' }: CarNames): string {
  const isWhole = model.toLowerCase().startsWith(brand.toLowerCase());
  return isWhole && model !== '' ? model : [brand, model].filter((each) => each !== '').join(' ');
}

/** A search of the cars of a brand or a model, or of all. */
export function searchOfCars(names: CarNames, { parts, where, total }: Search): Suggestion {
  const name = nameOf(names);
  const years = parts.filter(isYear);
  const others = parts.filter((part) => !isYear(part));
  const vehicle = [name, labelOf(years)].filter((each) => each !== '').join(' ');
  const said = vehicle ? [vehicle, ...others.map(startingSmall)].join(', ') : labelOf(others);
  return suggestion(
    paths.cars,
    { ...filtersOfNames(names), ...filtersFor(parts), ...filtersOf(where) },
    total,
    { label: (said || 'Cars') + placed(where), details: ['Cars', ...within(where)] },
  );
}

const isYear = ({ filters }: AskedPart) => 'minYear' in filters || 'maxYear' in filters;

/** The cars of one year. */
export const ofYear = (year: number): AskedPart => ({
  label: String(year),
  filters: { minYear: String(year), maxYear: String(year) },
});

/** Without a number where words are searched for: their list goes on with what nearly fits. */
const suggestion = (
  page: string,
  filters: Record<string, string>,
  total: number | undefined,
  { label, details }: { label: string; details: readonly string[] },
): Suggestion => ({
  kind: 'search',
  label,
  ...(details.length > 0 && { detail: details.join(', ') }),
  address: `${page}?${new URLSearchParams(filters)}`,
  ...(total !== undefined && total > 0 && !('search' in filters) && { total }),
});

/** '2+ bedrooms, swimming pool' */
const labelOf = (parts: readonly AskedPart[]): string =>
  parts.map((part, at) => (at > 0 ? startingSmall(part) : part.label)).join(', ');

/** But not 'SUV'. */
const startingSmall = ({ label }: AskedPart) =>
  /^.[a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function placed(where: Where | undefined): string {
  if (where === undefined) return '';
  if ('town' in where) return ` in ${where.town}`;
  const { kind, name } = where.around;
  return kind === 'landmark' ? ` near ${name}` : ` around ${name}`;
}

const within = (where: Where | undefined): string[] =>
  where && 'around' in where ? [`within ${where.km} km`] : [];

/** What was found of a category of homes. */
export interface FoundOfList {
  subtype: Subtype;
  found: number;
}

/**
 * The lists to suggest, with how many each has: those that were named, or else the whole family of homes for rent, for sale or
 * to stay at that was asked for, before its fullest categories.
 */
export function listsToSuggest(
  { types, subtypes }: Pick<Asked, 'types' | 'subtypes'>,
  found: readonly FoundOfList[],
): { family: Family; found: number }[] {
  const isMeant = ({ propertyType, subtype }: Family) =>
    subtype === undefined
      ? subtypes.length === 0 && types.includes(propertyType)
      : subtypes.length === 0 || subtypes.includes(subtype);
  const withFound = FAMILIES.filter(isMeant).map((family) => {
    const of = family.subtype ? [family.subtype] : SUBTYPES_OF[family.propertyType];
    const those = found.filter(({ subtype }) => of.includes(subtype));
    return { family, found: those.reduce((sum, each) => sum + each.found, 0) };
  });
  const isWhole = ({ family }: { family: Family }) => Number(family.subtype === undefined);
  return withFound
    .filter((each) => each.found > 0)
    .toSorted((a, b) => isWhole(b) - isWhole(a) || b.found - a.found);
}
