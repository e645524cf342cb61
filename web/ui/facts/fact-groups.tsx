import type { LucideIcon } from 'lucide-react';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import type { FactTable, FactValues } from '#domain/facts/fact.ts';
import { factMessages } from '#domain/facts/messages.ts';
import { groupedFacts } from '#domain/facts/say-fact.ts';
import { Icon } from '../icon.tsx';
import { LongText } from '../long-text.tsx';
import { Facts, type ShownFact } from './facts.tsx';

interface Props<Table extends FactTable, Group extends string> {
  table: Table;
  groups: Readonly<Record<Group, string>>;
  icons: Readonly<Record<Group, LucideIcon>>;
  /** The listing's kind, as the table names it. */
  kind: string | null;
  values: FactValues<Table>;
  /** Names of the facts that were only read from the listing's text. */
  read?: readonly string[] | undefined;
  /** The facts that every listing has. */
  others: readonly ShownFact[];
}

/** A listing's facts, grouped under plain headings. */
export function FactGroups<Table extends FactTable, Group extends string>({
  table,
  groups,
  icons,
  kind,
  values,
  read = [],
  others,
}: Props<Table, Group>) {
  const grouped = groupedFacts(table, groups, kind, values);
  if (grouped.length === 0) return <Facts facts={others} />;
  return (
    <div className="flex flex-col gap-6">
      {grouped.map(({ group, title, facts }) => {
        const lines = facts.filter(({ fact }) => fact.type === 'text' && fact.lines);
        const short = facts.filter((each) => !lines.includes(each));
        return (
          <FactSection key={group} name={group} title={title} icon={icons[group]}>
            <Facts
              facts={short.map(({ name, fact, text }) => ({
                label: fact.label,
                value: text,
                note: read.includes(name) ? factMessages.fromText : undefined,
              }))}
            />
            {lines.map(({ name, fact, text }) => (
              <div key={name} className="flex flex-col gap-1 pt-3">
                <h4 className="font-sans text-xs font-normal text-muted">{fact.label}</h4>
                <LongText text={text} />
              </div>
            ))}
          </FactSection>
        );
      })}
      {/* Below the last group's heading they would read as part of it. */}
      <FactSection name="others" title={factMessages.others} icon={Info}>
        <Facts facts={others} />
      </FactSection>
    </div>
  );
}

interface SectionProps {
  name: string;
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

function FactSection({ name, title, icon, children }: SectionProps) {
  const id = `facts-${name}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="flex items-center gap-2 font-sans text-base font-semibold">
        <Icon of={icon} size={20} className="shrink-0 text-primary" />
        {title}
      </h3>
      {children}
    </section>
  );
}
