import { cx } from '../cx.ts';
import { Mark } from '../mark.tsx';

interface Props {
  /** Above a video's controls. */
  raised?: boolean;
  fullScreen?: boolean;
}

/** Our mark, faded, over a photo or video; larger and on top of everything while a video fills the screen. */
export function LogoOverlay({ raised = false, fullScreen = false }: Props) {
  return (
    <span
      aria-hidden
      data-logo-overlay={fullScreen ? 'full-screen' : ''}
      className={cx(
        'pointer-events-none absolute text-on-scrim drop-shadow-[0_0_2px_rgb(0_0_0/0.45)]',
        fullScreen ? 'top-8 left-8 z-10 opacity-40' : 'right-4 z-1 opacity-60',
        !fullScreen && (raised ? 'bottom-18' : 'bottom-3'),
      )}
    >
      <Mark className={fullScreen ? 'size-24' : 'size-8'} />
    </span>
  );
}
