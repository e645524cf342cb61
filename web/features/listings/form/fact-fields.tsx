import { type Fact, type FactTable, factsOf } from '#domain/facts/fact.ts';
import { mostAsked } from '#domain/facts/fact-filters.ts';
import { factMessages } from '#domain/facts/messages.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { FactInput } from '#web/ui/facts/fact-input.tsx';
import type { TextForm } from './text-form.ts';

interface Props<Name extends string, Group extends string> {
  table: FactTable;
  groups: Readonly<Record<Group, string>>;
  /** The chosen kind of listing, as the table names it. */
  kind: string;
  form: Pick<TextForm<Name>, 'text' | 'errorOf' | 'change'>;
}

/** The facts that the chosen kind of listing can have, grouped by heading. */
export function FactFields<Name extends string, Group extends string>({
  table,
  groups,
  kind,
  form,
}: Props<Name, Group>) {
  const asked = mostAsked(table, kind);
  const isUntold = factsOf(table, kind).every(([name]) => form.text[name as Name] === '');
  return (
    <>
      {asked.length > 0 && isUntold && <p className="text-sm">{factMessages.mostAsked(asked)}</p>}
      <div className="-my-2 flex flex-col divide-y divide-line">
        {Object.entries<string>(groups).map(([group, title]) => (
          <FactPart
            key={group}
            title={title}
            facts={factsOf(table, kind).filter(([, fact]) => fact.group === group)}
            form={form}
          />
        ))}
      </div>
    </>
  );
}

interface PartProps<Name extends string> {
  title: string;
  facts: readonly [string, Fact][];
  form: Pick<TextForm<Name>, 'text' | 'errorOf' | 'change'>;
}

/** The facts under one heading; it unfolds if a fact in it is required or wrong. */
function FactPart<Name extends string>({ title, facts, form }: PartProps<Name>) {
  if (facts.length === 0) return null;
  const names = facts.map(([name]) => name as Name);
  const given = names.filter((name) => form.text[name] !== '').length;
  const isOpen =
    facts.some(([, { required }]) => required) || names.some((name) => form.errorOf(name));
  return (
    <Fold title={title} note={given > 0 && `${given} of ${facts.length}`} open={isOpen}>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 pt-2 pb-4">
        {facts.map(([name, fact]) => (
          <div key={name} className={widthOf(fact)}>
            <FactInput
              name={name}
              fact={fact}
              value={form.text[name as Name]}
              onChange={(value) => form.change(name as Name, value)}
              error={form.errorOf(name as Name)}
            />
          </div>
        ))}
      </div>
    </Fold>
  );
}

/** Numbers go two in a row; on wider screens so does everything that is not long. */
function widthOf(fact: Fact): string {
  if (fact.type === 'choices' || (fact.type === 'text' && fact.lines)) return 'col-span-2';
  if (fact.type === 'flag') return 'col-span-2 -my-2 sm:col-span-1';
  return fact.type === 'number' && !fact.note && !fact.hint ? '' : 'col-span-2 sm:col-span-1';
}
