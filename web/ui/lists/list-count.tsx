import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Props {
  /** 'Showing 1 to 24 of 300 cars', or that they are being loaded; false while there is nothing to say. */
  children: ReactNode;
  /** Beside a title, where an empty line needs no space. */
  className?: string;
}

/** A list's number of results, read out when it changes. */
export function ListCount({ children, className = 'min-h-5' }: Props) {
  return (
    <p role="status" className={cx('figures text-sm text-muted', className)}>
      {children}
    </p>
  );
}
