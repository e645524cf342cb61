import { type FactCondition, factParameters } from '#domain/facts/fact-filters.ts';
import { boundNames } from '#domain/fields/field.ts';
import { LISTING_TRAITS } from '#domain/listing-traits.ts';
import { ownName } from '../filters/facet-keys-repository.ts';
import { keysOf } from '../filters/fact-conditions-repository.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import { type FacetIndex, factKey, factNumber, untold } from './index-keys-repository.ts';

/** What the bits of an index can say of listings. */
export type BitCondition =
  /** They have one of some keys. */
  | { keys: readonly string[] }
  /** They have one of some values of a field, whatever their case. */
  | { folded: string; values: readonly string[] }
  /** A number within bounds, as it is indexed. */
  | ({ number: string } & Bounds);

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** The conditions of a filter; undefined where it has one that no bits tell: words, places, days. */
export function bitConditions(
  index: FacetIndex,
  { facts = [], traits = [], ...filter }: ListingFilter,
): BitCondition[] | undefined {
  const given: Readonly<Record<string, unknown>> = filter;
  // Facts and traits are told as conditions, too.
  const parameters = [...factParameters(index.facts), ...factParameters(LISTING_TRAITS)];
  const numbers = Object.keys(index.numbers).map((name) => ({ name, bounds: boundNames(name) }));
  const others = new Set([
    ...parameters.map(({ parameter }) => parameter),
    ...numbers.flatMap(({ bounds }) => bounds),
  ]);
  const conditions = [
    ...Object.entries(given)
      .filter(([name, value]) => value !== undefined && !others.has(name))
      .map(([name, value]) => valuesOf(index, name, [value].flat().map(String))),
    ...numbers.flatMap(({ name, bounds }) => {
      const [min, max] = bounds.map((bound) => given[bound] as number | undefined);
      return min === undefined && max === undefined ? [] : [within(index, name, { min, max })];
    }),
    ...facts.map((fact) => factOf(index, fact)),
    ...traits.map(traitOf),
  ];
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined;
}

function valuesOf(
  { fields, values }: FacetIndex,
  name: string,
  chosen: readonly string[],
): BitCondition | undefined {
  const field = fields.find((each) => each.name === name);
  if (field?.folded) return { folded: name, values: chosen };
  if (field) return { keys: chosen.map((value) => `${ownName(name)}=${value}`) };
  const isIndexed = values.some((each) => each.name === name);
  return isIndexed ? { keys: chosen.map((value) => untold(name, value)) } : undefined;
}

function factOf(index: FacetIndex, fact: FactCondition): BitCondition | undefined {
  const keys = keysOf(fact);
  if (keys) return { keys: keys.map(factKey) };
  const name = factNumber(fact.name);
  return name in index.numbers ? within(index, name, fact) : undefined;
}

const traitOf = ({ name, values = [] }: FactCondition): BitCondition => ({
  keys: (values.length > 0 ? values : [true]).map(
    (value) => `${ownName(name)}=${value === true ? 'yes' : value}`,
  ),
});

function within({ numbers }: FacetIndex, name: string, { min, max }: Bounds): BitCondition {
  const { times = 1 } = numbers[name] ?? {};
  const indexed = (bound: number | undefined) =>
    bound === undefined ? undefined : Math.round(bound * times);
  return { number: name, min: indexed(min), max: indexed(max) };
}
