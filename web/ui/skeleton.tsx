import { cx } from './cx.ts';

/**
 * A placeholder block; give it the size of the content to come. A page with one starts its scripts at once
 * (web/head/start-scripts.ts).
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-skeleton
      className={cx('block animate-pulse rounded-small bg-sunken dark:bg-line', className)}
    />
  );
}
