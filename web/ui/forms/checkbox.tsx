import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** A box to tick, with its words; the whole line is the target. */
export function Checkbox({ children, className, ...rest }: Props) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3 py-2 text-sm', className)}>
      <input {...rest} type="checkbox" className="size-5 shrink-0" />
      <span>{children}</span>
    </label>
  );
}
