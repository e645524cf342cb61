import type { LucideIcon } from 'lucide-react';
import type { FactTable, FactValues } from '#domain/facts/fact.ts';
import { groupedFacts } from '#domain/facts/say-fact.ts';
import { Icon } from '../icon.tsx';
import { LongText } from '../long-text.tsx';
import { Facts } from './facts.tsx';

interface Props<Table extends FactTable, Group extends string> {
  table: Table;
  groups: Readonly<Record<Group, string>>;
  icons: Readonly<Record<Group, LucideIcon>>;
  /** What kind of listing it is, as the table names it. */
  kind: string | null;
  values: FactValues<Table>;
}

/** What a listing has, under plain headings. */
export function FactGroups<Table extends FactTable, Group extends string>({
  table,
  groups,
  icons,
  kind,
  values,
}: Props<Table, Group>) {
  return groupedFacts(table, groups, kind, values).map(({ group, title, facts }) => {
    const lines = facts.filter(({ fact }) => fact.type === 'text' && fact.lines);
    const short = facts.filter((each) => !lines.includes(each));
    const id = `facts-${group}`;
    return (
      <section key={group} aria-labelledby={id} className="flex flex-col gap-1">
        <h3 id={id} className="flex items-center gap-2 font-sans text-base font-semibold">
          <Icon of={icons[group]} size={20} className="text-primary" />
          {title}
        </h3>
        <Facts facts={short.map(({ fact, text }) => ({ label: fact.label, value: text }))} />
        {lines.map(({ name, fact, text }) => (
          <div key={name} className="flex flex-col gap-1 pt-3">
            <h4 className="font-sans text-xs font-normal text-muted">{fact.label}</h4>
            <LongText text={text} />
          </div>
        ))}
      </section>
    );
  });
}
