import { type ComponentProps, useState } from 'react';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldWiring } from './field-context.ts';

interface Props extends ComponentProps<'textarea'> {
  /** Shows '{n}/{max} characters' below, and lets no more be typed. */
  counterMax?: number;
}

/** Several lines of text, with an optional counter. */
export function TextArea({ counterMax, className, onChange, ...rest }: Props) {
  const wiring = useFieldWiring(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const count = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <>
      <textarea
        rows={4}
        maxLength={counterMax}
        {...rest}
        {...wiring}
        required={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length);
          onChange?.(event);
        }}
        className={cx(controlClass, 'py-2.5 read-only:bg-sunken', className)}
      />
      {counterMax !== undefined && (
        <p
          className={cx(
            'figures self-end text-xs',
            count >= counterMax ? 'font-semibold text-laterite' : 'text-muted',
          )}
        >
          {`${count}/${counterMax} characters`}
        </p>
      )}
    </>
  );
}
