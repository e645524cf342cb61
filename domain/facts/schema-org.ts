import type { Fact, FactTable, FactValues } from './fact.ts';
import { sayFact } from './say-fact.ts';

/** The facts that have a property in schema.org, for search engines. */
export function schemaOrgFacts<Table extends FactTable>(
  table: Table,
  values: FactValues<Table>,
): Record<string, unknown> {
  const things: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const fact: Fact | undefined = table[name];
    if (fact?.schemaOrg) {
      const isPlain = typeof value === 'number' || typeof value === 'boolean';
      things[fact.schemaOrg] = isPlain ? value : sayFact(fact, value);
    }
  }
  return things;
}
