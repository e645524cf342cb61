import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Mark } from './mark.tsx';

interface Props {
  /** The specification's sentence. */
  title: string;
  /** A second line, quieter. */
  text?: string;
  /** The one way on: a ButtonLink or a Button. */
  action?: ReactNode;
  className?: string;
}

/** A list with nothing in it: the sentence before our mark, very large and faint, and one way on. */
export function EmptyState({ title, text, action, className }: Props) {
  return (
    <div
      className={cx(
        'relative isolate flex min-h-80 flex-col items-center justify-center gap-3 overflow-hidden rounded-card bg-sunken px-6 py-16 text-center',
        className,
      )}
    >
      <Mark
        className="absolute top-1/2 left-1/2 -z-1 size-80 -translate-1/2 text-control-line opacity-12"
        hearth="none"
      />
      <p className="max-w-prose font-display text-xl font-bold text-balance">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
