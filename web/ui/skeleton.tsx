import { cx } from './cx.ts';

/** A block where something is coming; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx('block animate-pulse rounded-small bg-sunken dark:bg-line', className)}
    />
  );
}
