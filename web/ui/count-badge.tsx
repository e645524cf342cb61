import { newsText } from '#domain/news/parts.ts';
import { cx } from './cx.ts';

/** How many are new; nothing for none. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'figures inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-laterite px-1.5 text-xs font-semibold leading-none text-paper',
        className,
      )}
    >
      {newsText(count)}
      <span className="sr-only"> new</span>
    </span>
  );
}
