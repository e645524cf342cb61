import { cx } from '../cx.ts';
import { StarShape } from './star-shape.tsx';

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
