import { cx } from '../cx.ts';
import { Spinner } from '../spinner.tsx';

/** Placeholder for a loading map: on a slow network that takes a while. */
export const MapLoading = ({ className = 'size-full' }: { className?: string }) => (
  <p
    role="status"
    className={cx('flex items-center justify-center gap-3 bg-sunken text-muted', className)}
  >
    <Spinner className="size-5 text-primary" />
    Loading the map…
  </p>
);
