import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button-class.ts';
import { cx } from '../cx.ts';
import { useFieldWiring } from './field-context.ts';

interface Props extends Pick<ButtonLook, 'variant' | 'className'> {
  name: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  onChoose(files: File[]): void;
  children: ReactNode;
}

/** A button that opens the system's file picker: a file field in the look of our buttons. */
export function FileButton({
  variant = 'secondary',
  className,
  onChoose,
  children,
  ...field
}: Props) {
  return (
    <label
      className={cx(
        buttonClass({ variant, className }),
        'relative has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      )}
    >
      {children}
      <input
        {...field}
        {...useFieldWiring({ ...field, required: false })}
        type="file"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Cleared, so that choosing the same file again fires a change.
          event.currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
