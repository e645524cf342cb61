import { NO_IMAGE } from '#domain/media/photo.ts';
import { cx } from '../cx.ts';
import { Mark } from '../mark.tsx';

/** Placeholder for a missing or broken photo. */
export function NoImage({ className }: { className?: string | undefined }) {
  return (
    <span
      className={cx(
        'flex flex-col items-center justify-center gap-2 bg-sunken text-muted',
        className,
      )}
    >
      <Mark className="size-10 opacity-40" />
      <span className="text-xs font-medium">{NO_IMAGE}</span>
    </span>
  );
}
