import type { FactTable } from '../facts/fact.ts';
import { AT_LEAST, factParameters, filterChoices, isCounted } from '../facts/fact-filters.ts';
import { type FieldTable, fieldsOf } from '../fields/field.ts';

/** A filter whose options are counted. */
export interface CountedFilter {
  /** In the query string. */
  parameter: string;
  /** What is counted: the field, fact or trait that has the values. */
  name: string;
  from: 'fields' | 'facts' | 'traits';
  /** Its options; without, whatever the listings have. */
  options?: readonly string[];
  /** An option stands for as much or more. */
  atLeast?: true;
  /** A number that the database has no keys for. */
  isUnkeyed?: true;
}

/** Of the fields of a table, those that a list is filtered by to some values. */
export function countedFieldFilters(table: FieldTable): CountedFilter[] {
  return fieldsOf(table).flatMap(([name, field]): CountedFilter[] => {
    if (field.filter === undefined || field.filter === 'between') return [];
    const counted = { parameter: name, name, from: 'fields' } as const;
    return [field.type === 'choice' ? { ...counted, options: field.values } : counted];
  });
}

/** Of facts or traits; free bounds have no options. */
export function countedFactFilters(table: FactTable, from: 'facts' | 'traits'): CountedFilter[] {
  return factParameters(table).flatMap(({ parameter, name, fact, bound }): CountedFilter[] => {
    if (fact.filter === 'between') return [];
    if (bound) {
      const counted = { parameter, name, from, options: AT_LEAST, atLeast: true } as const;
      return [isCounted(fact) ? counted : { ...counted, isUnkeyed: true }];
    }
    return [{ parameter, name, from, options: filterChoices(fact).map(({ value }) => value) }];
  });
}
