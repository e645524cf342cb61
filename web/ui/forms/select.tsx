import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { SUBMITS } from '#web/lib/start/early-use.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { controlClass } from './control-class.ts';
import { useFieldWiring } from './field-context.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  isMuted?: boolean;
}

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** A plain text is both value and label. */
  options: readonly (string | SelectOption)[];
  /** The first choice, with the empty value. */
  placeholder?: string;
  /** Submits the form on each choice until scripts run. */
  submits?: boolean;
}

/** The system's own list, which every phone knows best how to show. */
export function Select({ options, placeholder, submits, className, ...rest }: Props) {
  return (
    <div className="relative">
      <select
        {...rest}
        {...useFieldWiring(rest)}
        {...{ [SUBMITS]: submits ? '' : undefined }}
        required={false}
        className={cx(controlClass, 'appearance-none truncate pr-10', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) =>
          typeof option === 'string' ? (
            <option key={option}>{option}</option>
          ) : (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={option.isMuted ? 'text-muted' : undefined}
            >
              {option.label}
            </option>
          ),
        )}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-3 right-3 text-muted" />
    </div>
  );
}
