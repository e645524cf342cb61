import { cx } from './cx.ts';

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

interface Props {
  /** 0 to 5; parts of a star are shown as parts. */
  rating: number;
  className?: string;
  size?: string;
}

/** A rating as five stars, read out as '4.5/5'. */
export function Stars({ rating, className, size = 'size-4' }: Props) {
  const row = [1, 2, 3, 4, 5];
  return (
    <span
      role="img"
      aria-label={`${Math.round(rating * 10) / 10}/5`}
      className={cx('relative inline-flex', className)}
    >
      <span className="flex text-line">
        {row.map((star) => (
          <StarShape key={star} className={size} />
        ))}
      </span>
      <span
        className="absolute inset-y-0 left-0 flex overflow-hidden text-gold"
        style={{ width: `${Math.min(Math.max(rating, 0), 5) * 20}%` }}
      >
        {row.map((star) => (
          <StarShape key={star} className={size} />
        ))}
      </span>
    </span>
  );
}
