import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type StatusTone = 'available' | 'rented' | 'closed';

const TONE: Readonly<Record<StatusTone, string>> = {
  available: 'text-available',
  rented: 'text-rented',
  closed: 'text-closed',
};

interface Props {
  /** Green, blue or red (specification §2.10); the colour always comes with the word. */
  tone: StatusTone;
  /** Beside text it needs no ground of its own. */
  plain?: boolean;
  children: ReactNode;
  className?: string;
}

/** The status of a listing: a dot and its word, on its own ground so that it reads on photos too. */
export function StatusBadge({ tone, plain, children, className }: Props) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-xs font-semibold leading-none',
        !plain && 'rounded-full bg-surface px-2.5 py-1',
        TONE[tone],
        className,
      )}
    >
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
