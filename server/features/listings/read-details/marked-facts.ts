import type { FactTable, FactValues } from '#domain/facts/fact.ts';
import type { MarkedFacts } from '#domain/read-details/marks.ts';
import type { SayingListing } from '#domain/read-details/read-details.ts';
import type { StoredFacts } from '../listing-store-repository.ts';

/** Stored facts with their marks, also those that this version cannot read. */
export const markedFacts = (stored: StoredFacts): MarkedFacts<FactTable> => ({
  facts: stored.facts as FactValues<FactTable>,
  read: stored.facts_read,
  answered: stored.facts_answered,
});

/** What of a stored listing says something about it. */
export const sayingListing = (stored: StoredFacts): SayingListing => ({
  name: stored.name,
  description: stored.description,
  subtype: stored.subtype,
  carType: stored.car_type,
  model: stored.model,
});

/** The columns that hold facts and their marks. */
export const factColumns = <Table>({ facts, read, answered }: MarkedFacts<Table>) => ({
  facts,
  facts_read: [...read],
  facts_answered: [...answered],
});

/** Names of the facts that were only read, for a response; absent where there are none. */
export function presentRead<Facts extends object>(
  { facts_read }: { facts_read: readonly string[] },
  facts: Facts,
): { readFromText?: Extract<keyof Facts, string>[] } {
  const names = facts_read.filter((name): name is Extract<keyof Facts, string> => name in facts);
  return names.length > 0 ? { readFromText: names } : {};
}
