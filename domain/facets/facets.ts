import type { FactTable } from '../facts/fact.ts';
import { factParameters, filterChoices, isCounted } from '../facts/fact-filters.ts';
import { type FieldTable, fieldsOf } from '../fields/field.ts';

/** So many listings are counted for an option; more are told as one more than these. */
export const FACET_MAX = 10_000;
/** So many options of a free text are told: those that most listings have. */
export const FACET_OPTIONS_MAX = 200;

/** Of a number that is counted: the choices 'at least'. */
export const AT_LEAST = ['1', '2', '3', '4', '5'] as const;

/** How many listings there would be with each option of a filter, by its parameter. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

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

/** A count as it is told: exact up to a limit, which one more stands for all beyond. */
export const capped = (count: number, max: number): number => Math.min(count, max + 1);
