import { badInput } from '../errors.ts';
import { fieldMessages } from '../field-messages.ts';
import { type FactTable, type FactValues, factsOf } from './fact.ts';

/**
 * The facts of a listing once a form is saved: what the form gives, and of what it leaves out what was given before.
 * What its kind of listing cannot have is dropped, as the form does when the kind changes.
 * @param before undefined for a new listing.
 * @throws {DomainError} BAD_INPUT for a required fact that a new listing leaves out, or that a form takes away.
 */
export function factsAfter<Table extends FactTable>(
  table: Table,
  kind: string | null,
  form: { [Name in keyof Table]?: FactValues<Table>[Name] | null | undefined },
  before?: FactValues<Table>,
): FactValues<Table> {
  const facts: FactValues<Table> = {};
  for (const [name, { required }] of factsOf(table, kind)) {
    const value = form[name] === undefined ? before?.[name] : form[name];
    if (value !== null && value !== undefined) facts[name] = value;
    else if (required && (!before || form[name] === null)) {
      throw badInput(fieldMessages.required, { [name]: fieldMessages.required });
    }
  }
  return facts;
}
