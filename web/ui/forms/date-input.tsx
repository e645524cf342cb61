import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { controlClass } from './control-class.ts';
import { useFieldWiring } from './field-context.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** A day, or a day and a time. */
  type?: 'date' | 'datetime-local';
}

/** The system's own picker; `min` and `max` are 'YYYY-MM-DD'. */
export function DateInput({ type = 'date', className, ...rest }: Props) {
  return (
    <input
      {...rest}
      {...useFieldWiring(rest)}
      type={type}
      required={false}
      className={cx(controlClass, 'figures appearance-none', className)}
    />
  );
}
