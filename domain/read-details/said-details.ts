import type { Fact, FactTable } from '../facts/fact.ts';
import { sayFact } from '../facts/say-fact.ts';
import type { ReadDetail } from './schema.ts';

/** A fact in words that stand by themselves: '2 bedrooms', 'Swimming pool', 'Water: Mains, Borehole'. */
export function sayByItself(fact: Fact, value: unknown): string {
  const onCard = (fact.card as ((value: unknown) => string | undefined) | undefined)?.(value);
  if (onCard) return onCard.charAt(0).toUpperCase() + onCard.slice(1);
  if (fact.type === 'flag') return fact.label;
  const words = sayFact(fact, value);
  // 'Partly furnished' needs no 'Furnished' before it.
  return words.toLowerCase().includes(fact.label.toLowerCase()) ? words : `${fact.label}: ${words}`;
}

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
