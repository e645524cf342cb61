import type { ReactNode } from 'react';

export interface ShownFact {
  label: string;
  /** Empty facts are left out. */
  value: ReactNode;
  /** Below it, in small. */
  note?: string | undefined;
}

/** The facts of a listing as a list of two columns, three on wide boxes. */
export function Facts({ facts }: { facts: readonly ShownFact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ label, value, note }) => (
          <div key={label} className="border-line border-b py-3">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="figures font-medium wrap-anywhere">{value}</dd>
            {note && <dd className="text-muted text-xs">{note}</dd>}
          </div>
        ))}
    </dl>
  );
}
