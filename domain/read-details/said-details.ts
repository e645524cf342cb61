import type { FactTable } from '../facts/fact.ts';
import { sayByItself } from '../facts/say-fact.ts';
import type { ReadDetail } from './schema.ts';

/** Some facts of a listing in words; those that the table or the listing lacks are left out. */
export const saidDetails = (
  table: FactTable,
  facts: Readonly<Record<string, unknown>>,
  names: readonly string[],
): ReadDetail[] =>
  names.flatMap((name) => {
    const fact = table[name];
    const value = facts[name];
    return fact && value !== undefined ? [{ name, text: sayByItself(fact, value) }] : [];
  });
