import type { FactTable } from '../facts/fact.ts';
import { AT_LEAST, factParameters, filterChoices, isCounted } from '../facts/fact-filters.ts';
import { type FieldTable, fieldsOf } from '../fields/field.ts';

export interface CountedFilter {
  /** Its name in the query string. */
  parameter: string;
  /** The field, fact or derived fact whose values are counted. */
  name: string;
  from: 'fields' | 'facts' | 'derived-facts';
  /** Its options; when left out, whatever the listings have. */
  options?: readonly string[];
  /** Each option also counts higher values. */
  atLeast?: true;
  /** A number for which the database has no keys. */
  isUnkeyed?: true;
}

/** The table's fields that lists filter by values. */
export function countedFieldFilters(table: FieldTable): CountedFilter[] {
  return fieldsOf(table).flatMap(([name, field]): CountedFilter[] => {
    if (field.filter === undefined || field.filter === 'between') return [];
    const counted = { parameter: name, name, from: 'fields' } as const;
    return [field.type === 'choice' ? { ...counted, options: field.values } : counted];
  });
}

/** Filters by facts or derived facts; free bounds have no options. */
export function countedFactFilters(
  table: FactTable,
  from: 'facts' | 'derived-facts',
): CountedFilter[] {
  return factParameters(table).flatMap(({ parameter, name, fact, bound }): CountedFilter[] => {
    if (fact.filter === 'between') return [];
    if (bound) {
      const counted = { parameter, name, from, options: AT_LEAST, atLeast: true } as const;
      return [isCounted(fact) ? counted : { ...counted, isUnkeyed: true }];
    }
    return [{ parameter, name, from, options: filterChoices(fact).map(({ value }) => value) }];
  });
}
