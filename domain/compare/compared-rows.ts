import { type Fact, type FactTable, type FactValues, factsOf } from '../facts/fact.ts';
import { sayFact } from '../facts/say-fact.ts';

export interface ComparedRow {
  label: string;
  /** Each listing's value, in the order of the listings; undefined when it has none. */
  says: (string | undefined)[];
  /** True when the values are not all the same. */
  differs: boolean;
}

/** A label, and each listing's value for it. */
export type Said = readonly [label: string, says: (string | undefined)[]];

/** The rows of the table, without those that have no value at all. */
export const comparedRows = (rows: readonly Said[]): ComparedRow[] =>
  rows
    .map(([label, says]) => ({ label, says, differs: new Set(says).size > 1 }))
    .filter(({ says }) => says.some((text) => text !== undefined));

interface Teller<Table> {
  kind: string | null;
  facts: FactValues<Table>;
}

/** Each listing's value for each fact of its table, in the table's order; undefined for facts that a listing cannot have. */
export function saidFacts<Table extends FactTable>(
  table: Table,
  listings: readonly Teller<Table>[],
): Said[] {
  return (Object.entries(table) as [Extract<keyof Table, string>, Fact][]).map(([name, fact]) => [
    fact.label,
    listings.map(({ kind, facts }) => {
      const value = facts[name];
      const canHave = factsOf(table, kind).some(([own]) => own === name);
      return canHave && value !== undefined ? sayFact(fact, value) : undefined;
    }),
  ]);
}
