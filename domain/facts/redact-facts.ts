import type { Fact, FactTable, FactValues } from './fact.ts';

/** A listing's facts as others than its lister and Admins get them. */
export function redactFacts<Table extends FactTable>(
  table: Table,
  values: FactValues<Table>,
): FactValues<Table> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const fact: Fact | undefined = table[name];
    const kept = fact?.type === 'text' && fact.redact ? fact.redact(String(value)) : value;
    if (kept !== undefined) shown[name] = kept;
  }
  return shown as FactValues<Table>;
}
