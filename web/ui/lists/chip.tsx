import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

/** The shape shared with links that look like a chip. */
export function chipClass(chosen = false): string {
  return cx(
    'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 text-sm font-medium transition-colors',
    chosen
      ? 'border-primary bg-primary-soft text-primary'
      : 'border-control-line bg-surface hover:bg-sunken',
  );
}

interface RemovableProps {
  children: ReactNode;
  /** The filter's name, as in 'Remove Toyota'. */
  label: string;
  onRemove(): void;
}

/** A filter that is on; pressing it takes it away. */
export function RemovableChip({ children, label, onRemove }: RemovableProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`Remove ${label}`}
      className={cx(chipClass(true), 'pr-3')}
    >
      {children}
      <Icon of={X} size={16} />
    </button>
  );
}
