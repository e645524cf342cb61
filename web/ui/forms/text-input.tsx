import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { controlClass } from './control-class.ts';
import { useDefaultValue, useFieldWiring } from './field-context.ts';

/** One line of text, an email, a phone number or a count, by `type` and `inputMode`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...rest}
      {...useFieldWiring(rest)}
      defaultValue={useDefaultValue(rest)}
      required={false}
      className={cx(controlClass, 'read-only:bg-sunken', className)}
    />
  );
}
