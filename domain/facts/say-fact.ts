import { formatDate } from '../values/calendar-date.ts';
import { formatCedi } from '../values/money.ts';
import { groupThousands } from '../values/plural.ts';
import { type Fact, type FactTable, type FactValues, factsOf, type NumberFact } from './fact.ts';
import { factMessages } from './messages.ts';

export const FACTS_ON_CARD = 3;

/** A fact in words: '2', '120 m²', '₵2,000.00', 'Mains, Borehole', 'Yes'. */
export function sayFact(fact: Fact, value: unknown): string {
  switch (fact.type) {
    case 'number':
      return fact.isName ? String(value) : sayNumber(fact, Number(value));
    case 'money':
      return Number(value) === 0 ? factMessages.noAmount : formatCedi(Number(value));
    case 'choice':
      return fact.values[String(value)] ?? String(value);
    case 'choices':
      return [value]
        .flat()
        .map((each) => fact.values[String(each)] ?? String(each))
        .join(', ');
    case 'flag':
    case 'yes-no':
      return value ? factMessages.yes : factMessages.no;
    case 'date':
      return formatDate(value as Parameters<typeof formatDate>[0]);
    case 'text':
      return fact.say ? fact.say(String(value)) : String(value);
  }
}

/** A number with its unit: '2', '1 month', '1,800 cc'. */
export function sayNumber({ unit }: Pick<NumberFact, 'unit'>, value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const number = groupThousands(whole) + (decimals ? `.${decimals}` : '');
  if (unit === undefined) return number;
  if (typeof unit === 'string') return `${number} ${unit}`;
  return `${number} ${value === 1 ? unit[0] : unit[1]}`;
}

/** The most important facts for a kind of listing, in words: those of the table that have words for cards, in order. */
export function cardFacts<Table extends FactTable>(
  table: Table,
  kind: string | null,
  values: FactValues<Table>,
): string[] {
  const said: string[] = [];
  for (const [name, fact] of factsOf(table, kind)) {
    const value = values[name];
    if (value === undefined || said.length === FACTS_ON_CARD) continue;
    const words = (fact.card as ((value: unknown) => string | undefined) | undefined)?.(value);
    if (words) said.push(words);
  }
  return said;
}

export interface SaidFact {
  name: string;
  fact: Fact;
  text: string;
}

/** A listing's facts under the table's headings; headings without facts are left out. */
export function groupedFacts<Table extends FactTable, Group extends string>(
  table: Table,
  groups: Readonly<Record<Group, string>>,
  kind: string | null,
  values: FactValues<Table>,
): { group: Group; title: string; facts: SaidFact[] }[] {
  return (Object.entries(groups) as [Group, string][]).flatMap(([group, title]) => {
    const facts = factsOf(table, kind).flatMap(([name, fact]): SaidFact[] => {
      const value = values[name];
      if (fact.group !== group || value === undefined) return [];
      return [{ name, fact, text: sayFact(fact, value) }];
    });
    return facts.length > 0 ? [{ group, title, facts }] : [];
  });
}
