import type { ComponentProps } from 'react';
import { useDefaultValue } from './field-context.ts';
import { TextInput } from './text-input.tsx';
import { TooManyCharacters } from './too-many-characters.tsx';
import { useLengthLimit } from './use-length-limit.ts';

interface Props extends Omit<ComponentProps<'input'>, 'maxLength' | 'max' | 'ref'> {
  /** Character limit. People can type beyond it; the field shows the excess and the form refuses it. */
  max: number;
}

/** One line of text with a limit. */
export function LimitedInput({ max, onChange, ...rest }: Props) {
  const texts = { value: rest.value, defaultValue: useDefaultValue(rest) };
  const { ref, excess, onType } = useLengthLimit<HTMLInputElement>(max, texts);
  return (
    <>
      <TextInput
        {...rest}
        ref={ref}
        aria-invalid={excess > 0 || undefined}
        onChange={(event) => {
          onType(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <TooManyCharacters max={max} excess={excess} />
    </>
  );
}
