import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Mark } from './mark.tsx';

interface Props {
  /** The specification's sentence. */
  title: string;
  /** A second line, quieter. */
  text?: string | undefined;
  /** The next step: a ButtonLink or a Button. */
  action?: ReactNode;
  /** Other ways on, below it. */
  children?: ReactNode;
  className?: string;
  /** For an empty list with other, non-empty lists below it. */
  compact?: boolean;
}

/** An empty list: the message in front of our mark, very large and faint, and one next step. */
export function EmptyState({ title, text, action, children, className, compact }: Props) {
  return (
    <div
      className={cx(
        'relative isolate flex flex-col items-center justify-center gap-3 overflow-hidden rounded-card bg-sunken px-6 text-center',
        compact ? 'py-8' : 'min-h-80 py-16',
        className,
      )}
    >
      {!compact && (
        <Mark
          className="absolute top-1/2 left-1/2 -z-1 size-80 -translate-1/2 text-control-line opacity-12"
          hearth="none"
        />
      )}
      <p className="max-w-prose font-display text-xl font-bold text-balance">{title}</p>
      {text && <p className="max-w-prose text-balance text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
      {children}
    </div>
  );
}
