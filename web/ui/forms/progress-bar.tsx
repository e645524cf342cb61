import { cx } from '../cx.ts';

interface Props {
  label: string;
  /** 0 to 1; undefined while the duration is unknown. */
  value: number | undefined;
  className?: string;
}

/** A bar that fills. */
export function ProgressBar({ label, value, className }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      className={cx('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cx(
          'size-full origin-left bg-primary transition-transform',
          value === undefined && 'animate-pulse',
        )}
        style={{ transform: `scaleX(${value ?? 1})` }}
      />
    </div>
  );
}
