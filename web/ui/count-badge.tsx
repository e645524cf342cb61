import { newsText } from '#domain/news/parts.ts';
import { cx } from './cx.ts';

interface Props {
  count: number;
  className?: string;
  /** Visual only, for a button that already has a name and leads to a page that states the number. */
  silent?: boolean;
}

/** Number of new items; renders nothing for none. */
export function CountBadge({ count, className, silent }: Props) {
  if (count === 0) return null;
  return (
    <span
      data-count={silent ? newsText(count) : undefined}
      className={cx(
        'figures inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-laterite px-1.5 text-xs font-semibold leading-none text-paper',
        silent && 'before:content-[attr(data-count)]',
        className,
      )}
    >
      {!silent && (
        <>
          {newsText(count)}
          <span className="sr-only"> new</span>
        </>
      )}
    </span>
  );
}
