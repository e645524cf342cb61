import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

interface Props {
  title: ReactNode;
  /** Beside the title, for example how much of it is filled in. */
  note?: ReactNode;
  /** Open at first; setting it to true later opens it too. */
  open?: boolean;
  onOpen?(): void;
  className?: string;
  children: ReactNode;
}

/** A part of a form that folds away, before scripts run too. */
export function Fold({ title, note, open, onOpen, className, children }: Props) {
  return (
    <details
      open={open}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
      className={cx('group/fold', className)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
        <span className="grow font-semibold">{title}</span>
        {note && <span className="figures text-sm text-muted">{note}</span>}
        <Icon
          of={ChevronDown}
          className="shrink-0 text-muted transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
