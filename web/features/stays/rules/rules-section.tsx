import { type ReactNode, useId, useState } from 'react';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { useRulesForm } from './rule-field.tsx';
import type { RuleField } from './rules-text.ts';

interface Props {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}

/** Rules that belong together. */
export function RulesSection({ title, help, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {help && <p className="mt-1 text-muted text-sm">{help}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </section>
  );
}

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-x-4 gap-y-5">
    {children}
  </div>
);

interface OptionalProps {
  title: string;
  /** Its fields, with what they hold if nothing is set. */
  fields: Partial<Record<RuleField, string>>;
  children: ReactNode;
}

/** Rules that few hosts set: folded away until something in them is set or wrong. */
export function OptionalRules({ title, fields, children }: OptionalProps) {
  const { text, errorOf } = useRulesForm();
  const names = Object.keys(fields) as RuleField[];
  const isOpen = useStaysOpen(
    names.some((name) => text.fields[name] !== fields[name] || errorOf(name)),
  );
  return (
    <Fold title={title} open={isOpen} className="border-line border-t pt-2">
      <div className="flex flex-col gap-5 pt-2">{children}</div>
    </Fold>
  );
}

/** Opens what has to be seen; from then on it is opened and closed by hand. */
export function useStaysOpen(isNeeded: boolean): true | undefined {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return isOpen || undefined;
}
