import { badInput } from '../errors.ts';
import { fieldMessages } from '../field-messages.ts';
import { type FactTable, type FactValues, factsOf } from './fact.ts';

type Form<Table> = { [Name in keyof Table]?: FactValues<Table>[Name] | null | undefined };

/**
 * A listing's facts after a form is saved: those in the form, and the earlier ones that it leaves out. Facts that the kind of
 * listing cannot have are dropped, as the form does when the kind changes.
 * @param before undefined for a new listing.
 * @throws {DomainError} BAD_INPUT when a required fact is then missing, unless an older listing already lacks it and the form
 * neither has facts nor changes the kind.
 */
export function factsAfter<Table extends FactTable>(
  table: Table,
  kind: string | null,
  form: Form<Table>,
  before?: { kind: string | null; facts: FactValues<Table> },
): FactValues<Table> {
  const facts: FactValues<Table> = {};
  const known = factsOf(table, kind);
  const isAsked = before?.kind !== kind || known.some(([name]) => form[name] !== undefined);
  for (const [name, { required }] of known) {
    const value = form[name] === undefined ? before?.facts[name] : form[name];
    if (value !== null && value !== undefined) facts[name] = value;
    else if (required && isAsked) {
      throw badInput(fieldMessages.required, { [name]: fieldMessages.required });
    }
  }
  return facts;
}
