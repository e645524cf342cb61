import { type FilterChip, valueChips } from '../values/filter-values.ts';
import { CEDI_SIGN, formatDigits, parsePrice } from '../values/money.ts';
import { type Fact, type FactTable, factsOf, type NumberFact } from './fact.ts';
import { FACTS_ON_CARD, sayFact, sayNumber } from './say-fact.ts';

/** The query string's parameters that filter by a table's facts: `minBedrooms`, `furnished`, `pool`. */
export type FactFilter<Table> = {
  [Name in Extract<keyof Table, string>]: FilterOf<Name, Table[Name]>;
}[Extract<keyof Table, string>];

type FilterOf<Name extends string, F> = F extends { filter: 'at-least' }
  ? `min${Capitalize<Name>}`
  : F extends { filter: 'between' }
    ? `min${Capitalize<Name>}` | `max${Capitalize<Name>}`
    : F extends { filter: string }
      ? Name
      : never;

/** A filter by a fact: one parameter of the query string. */
export interface FactParameter {
  /** Its name in the query string. */
  parameter: string;
  name: string;
  fact: Fact;
  /** The bound it sets; filters by values have none. */
  bound?: 'min' | 'max';
}

/** A condition on a fact, for the database and for lists in memory. */
export interface FactCondition {
  name: string;
  /** One of these; facts with several values need to match only one. */
  values?: readonly unknown[];
  /** A number within bounds. */
  min?: number;
  max?: number;
  /** A whole number that is never large: the database has keys for it. */
  isCounted?: boolean;
}

/** The choices 'at least' for counted numbers. */
export const AT_LEAST: readonly string[] = ['1', '2', '3', '4', '5'];

/** The largest counted number; must match the database's fact_keys. */
const MOST_COUNTED = 60;

/** A table's filters in order: only those that one of the kinds can have, or all without kinds. */
export function factParameters(table: FactTable, kinds?: readonly string[]): FactParameter[] {
  const facts = Object.entries(table).filter(
    ([, { on }]) => !on || !kinds || kinds.some((kind) => on.includes(kind)),
  );
  return facts.flatMap(([name, fact]): FactParameter[] => {
    const bounded = (bound: 'min' | 'max') => ({
      parameter: `${bound}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      name,
      fact,
      bound,
    });
    if (fact.filter === undefined) return [];
    if (fact.filter === 'at-least') return [bounded('min')];
    if (fact.filter === 'between') return [bounded('min'), bounded('max')];
    return [{ parameter: name, name, fact }];
  });
}

/** Normalises a parameter: '2', 'partly,fully', 'yes'; undefined when it cannot be read. */
export function readParameter(
  { fact, bound }: Pick<FactParameter, 'fact' | 'bound'>,
  given: string,
): string | undefined {
  const text = given.trim();
  if (bound) return readBound(fact, text);
  const known = valuesOf(fact);
  const chosen = new Set(text.split(',').map((value) => value.trim()));
  if (fact.filter === 'one-of' && chosen.size > 1) return undefined;
  const plain = known.filter((value) => chosen.has(value));
  return plain.length === chosen.size ? plain.join(',') : undefined;
}

/** The most used filters of a kind of listing: the facts on its cards. */
export function mostAsked(table: FactTable, kind: string | null): string[] {
  return factsOf(table, kind)
    .filter(([, fact]) => fact.filter && fact.card)
    .slice(0, FACTS_ON_CARD)
    .map(([, fact]) => fact.label);
}

/** The filters in an address; without scripts, a filter appears once for each of its values. */
export function readFactFilters(
  parameters: readonly FactParameter[],
  query: URLSearchParams,
): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const each of parameters) {
    const text = query.getAll(each.parameter).join(',');
    const value = text && readParameter(each, text);
    if (value) filters[each.parameter] = value;
  }
  return filters;
}

/** The conditions of parameters that readParameter has read. */
export function factConditions(
  table: FactTable,
  query: Readonly<Record<string, unknown>>,
): FactCondition[] {
  const conditions = new Map<string, FactCondition>();
  for (const { parameter, name, fact, bound } of factParameters(table)) {
    const text = query[parameter];
    if (typeof text !== 'string' || text === '') continue;
    if (bound) {
      conditions.set(name, {
        ...(conditions.get(name) ?? { name, isCounted: isCounted(fact) }),
        [bound]: Number(text),
      });
    } else {
      const values = text.split(',').map((value) => stored(fact, value));
      conditions.set(name, { name, values });
    }
  }
  return [...conditions.values()];
}

/** The chips of the set filters, one per value: 'At least 2 bedrooms' reads 'Bedrooms: 2+'. */
export function factChips<Table extends FactTable>(
  table: Table,
  query: Readonly<Record<string, string | undefined>>,
): FilterChip<FactFilter<Table>>[] {
  return factParameters(table).flatMap((parameter): FilterChip<FactFilter<Table>>[] => {
    const text = query[parameter.parameter];
    const name = parameter.parameter as FactFilter<Table>;
    return text ? valueChips(name, text, (value) => sayFilter(parameter, value)) : [];
  });
}

export const filterLabel = ({ fact }: Pick<FactParameter, 'fact'>): string =>
  fact.filterLabel ?? fact.label;

/** The options of a filter by values, with their labels. */
export function filterChoices(fact: Fact): { value: string; label: string }[] {
  return valuesOf(fact).map((value) => ({ value, label: sayFact(fact, stored(fact, value)) }));
}

function sayFilter(parameter: FactParameter, text: string): string {
  const { fact, bound } = parameter;
  const label = filterLabel(parameter);
  if (fact.filter === 'yes') return label;
  if (fact.filter === 'at-least') return `${label}: ${sayBound(fact, text)}+`;
  if (bound) return `${label} ${bound === 'min' ? 'from' : 'up to'} ${sayBound(fact, text)}`;
  const word = sayFact(fact, stored(fact, text));
  // 'Partly furnished' needs no 'Furnished' before it.
  return word.toLowerCase().includes(label.toLowerCase()) ? word : `${label}: ${word}`;
}

const sayBound = (fact: Fact, text: string): string =>
  fact.type === 'number' ? sayNumber(fact, Number(text)) : `${CEDI_SIGN}${formatDigits(text)}`;

function readBound(fact: Fact, text: string): string | undefined {
  if (fact.type === 'money') return parsePrice(text)?.toString();
  const digits = text.replace(/,/g, '');
  const { decimals } = fact as NumberFact;
  return (decimals ? /^\d{1,9}(\.\d)?$/ : /^\d{1,9}$/).test(digits)
    ? String(Number(digits))
    : undefined;
}

function valuesOf(fact: Fact): string[] {
  if (fact.type === 'choice' || fact.type === 'choices') return Object.keys(fact.values);
  if (fact.type === 'flag') return ['yes'];
  return fact.type === 'yes-no' ? ['yes', 'no'] : [];
}

const stored = (fact: Fact, value: string): unknown =>
  fact.type === 'flag' || fact.type === 'yes-no' ? value === 'yes' : value;

/** True for whole numbers that are never large: the database has keys for them. */
export const isCounted = (fact: Fact): boolean =>
  fact.type === 'number' && !fact.decimals && fact.min >= 0 && fact.max <= MOST_COUNTED;
