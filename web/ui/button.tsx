import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** While sending: disabled, with a spinner and `busyText`. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  busyText,
  type = 'button',
  disabled,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide, className })}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  );
}
