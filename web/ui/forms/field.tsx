import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { FieldContext } from './field-context.ts';

interface Props {
  label: string;
  /** Below the input, always there. */
  help?: ReactNode;
  /** The error message; it leaves the help in place, so that this stays readable. */
  error?: string | undefined;
  /** Says "(optional)" after the label; without it the field is required. */
  optional?: boolean;
  /** May stay empty, as all around it: nothing says so (a filter). */
  mayBeEmpty?: boolean;
  /** Keeps the label only for screen readers (a search box). */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label, one of our inputs, help and error; the input gets its attributes through context. */
export function Field({
  label,
  help,
  error,
  optional,
  mayBeEmpty,
  hideLabel,
  className,
  children,
}: Props) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div data-field className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <FieldContext
        value={{
          id,
          describedBy: [errorId, helpId].filter(Boolean).join(' ') || undefined,
          invalid: Boolean(error),
          required: !optional && !mayBeEmpty,
        }}
      >
        {children}
      </FieldContext>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-closed">
          <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <div id={helpId} className="text-xs text-muted">
          {help}
        </div>
      )}
    </div>
  );
}
