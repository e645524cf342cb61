import type { FactTable } from '../facts/fact.ts';
import { AT_LEAST, factParameters, filterChoices, isCounted } from '../facts/fact-filters.ts';
import { type FieldTable, fieldsOf } from '../fields/field.ts';

/** A filter whose options are counted. */
export interface Facet {
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

/** The facets by the fields of a table that lists are narrowed by to some values. */
export function fieldFacets(table: FieldTable): Facet[] {
  return fieldsOf(table).flatMap(([name, field]): Facet[] => {
    if (field.filter === undefined || field.filter === 'between') return [];
    const facet = { parameter: name, name, from: 'fields' } as const;
    return [field.type === 'choice' ? { ...facet, options: field.values } : facet];
  });
}

/** The facets by facts or traits; free bounds have no options. */
export function factFacets(table: FactTable, from: 'facts' | 'traits'): Facet[] {
  return factParameters(table).flatMap(({ parameter, name, fact, bound }): Facet[] => {
    if (fact.filter === 'between') return [];
    if (bound) {
      const facet = { parameter, name, from, options: AT_LEAST, atLeast: true } as const;
      return [isCounted(fact) ? facet : { ...facet, isUnkeyed: true }];
    }
    return [{ parameter, name, from, options: filterChoices(fact).map(({ value }) => value) }];
  });
}
