import { type Fact, type FactTable, type FactValues, factsOf } from '../facts/fact.ts';
import { sayFact } from '../facts/say-fact.ts';

/** A line of the table in which listings are compared. */
export interface ComparedRow {
  label: string;
  /** What each listing says, in the order of the listings; undefined where it says nothing. */
  says: (string | undefined)[];
  /** Not all say the same. */
  differs: boolean;
}

/** What is said of each listing under a label. */
export type Said = readonly [label: string, says: (string | undefined)[]];

/** The rows of a table; those of which no listing says anything are left out. */
export const comparedRows = (rows: readonly Said[]): ComparedRow[] =>
  rows
    .map(([label, says]) => ({ label, says, differs: new Set(says).size > 1 }))
    .filter(({ says }) => says.some((text) => text !== undefined));

/** A listing with the facts it has. */
interface Teller<Table> {
  kind: string | null;
  facts: FactValues<Table>;
}

/** What listings say of each fact of their table, in its order; of a fact that a listing cannot have it says nothing. */
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
