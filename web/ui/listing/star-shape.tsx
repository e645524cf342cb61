import { cx } from '../cx.ts';

const STAR =
  'm12 2.6 2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

interface ShapeProps {
  className?: string | undefined;
  outline?: boolean;
}

/** One star in the text colour. */
export function StarShape({ className = 'size-5', outline }: ShapeProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cx('shrink-0', className)}>
      <path
        d={STAR}
        fill={outline ? 'none' : 'currentColor'}
        stroke={outline ? 'currentColor' : 'none'}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
