import type { FactTable, FactValues } from '#domain/facts/fact.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { afterForm } from '#domain/read-details/marks.ts';
import { readDetails } from '#domain/read-details/read-details.ts';
import type { StoredFacts } from '../listing-store-repository.ts';
import { factColumns, markedFacts } from './marked-facts.ts';

interface Form {
  name: string;
  description: string;
  /** What its lister answered while filling it in. */
  answered: readonly string[];
}

/**
 * The columns of a listing's facts once a form is saved (marks.ts). A new text is read again for the facts that were only read.
 * @param facts as the form leaves them (facts-after.ts).
 * @param before undefined for a new listing.
 */
export function editedFacts<Table extends FactTable>(
  kind: ListingKind,
  table: Table,
  form: Form & { subtype?: string; carType?: string; model?: string },
  facts: FactValues<Table>,
  before?: StoredFacts,
) {
  if (!before) return factColumns(afterForm(facts, form.answered));
  const earlier = {
    ...markedFacts(before),
    facts: storedFacts(table, before.facts),
  };
  const isSameText = form.name === before.name && form.description === before.description;
  const said = isSameText ? undefined : (readDetails[kind](form) as FactValues<Table>);
  return factColumns(afterForm(facts, form.answered, earlier, said));
}
