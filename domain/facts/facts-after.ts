import { type FactTable, type FactValues, factsOf } from './fact.ts';

/**
 * The facts of a listing once a form is saved: what the form gives, and of what it leaves out what was given before.
 * What its kind of listing cannot have is dropped, as the form does when the kind changes.
 */
export function factsAfter<Table extends FactTable>(
  table: Table,
  kind: string | null,
  form: { [Name in keyof Table]?: FactValues<Table>[Name] | null | undefined },
  before: FactValues<Table> = {},
): FactValues<Table> {
  const facts: FactValues<Table> = {};
  for (const [name] of factsOf(table, kind)) {
    const value = form[name] === undefined ? before[name] : form[name];
    if (value !== null && value !== undefined) facts[name] = value;
  }
  return facts;
}
