import { type ComponentProps, useImperativeHandle } from 'react';
import { cx } from '../cx.ts';
import { controlClass } from './control-class.ts';
import { useDefaultValue, useFieldWiring } from './field-context.ts';
import { TooManyCharacters } from './too-many-characters.tsx';
import { useLengthLimit } from './use-length-limit.ts';

interface Props extends ComponentProps<'textarea'> {
  /** Shows '{n}/{max} characters' below; people can type more, but the form refuses it. */
  counterMax?: number;
}

/** Several lines of text, with an optional counter. */
export function TextArea({ counterMax, className, onChange, ref: outerRef, ...rest }: Props) {
  const defaultValue = useDefaultValue(rest);
  const texts = { value: rest.value, defaultValue };
  const { ref, count, excess, onType } = useLengthLimit<HTMLTextAreaElement>(counterMax, texts);
  const wiring = useFieldWiring({
    ...rest,
    'aria-invalid': rest['aria-invalid'] ?? (excess > 0 || undefined),
  });
  useImperativeHandle(outerRef, () => ref.current as HTMLTextAreaElement, [ref]);
  return (
    <>
      <textarea
        rows={4}
        {...rest}
        {...wiring}
        defaultValue={defaultValue}
        ref={ref}
        required={false}
        onChange={(event) => {
          onType(event.currentTarget.value);
          onChange?.(event);
        }}
        className={cx(controlClass, 'py-2.5 read-only:bg-sunken', className)}
      />
      {counterMax !== undefined && (
        <>
          <p
            className={cx(
              'figures self-end text-xs',
              count >= counterMax ? 'font-semibold text-laterite' : 'text-muted',
            )}
          >
            {`${count}/${counterMax} characters`}
          </p>
          <TooManyCharacters max={counterMax} excess={excess} />
        </>
      )}
    </>
  );
}
