import { type ReactNode, Suspense, useState } from 'react';
import { useLowData } from '#web/lib/low-data.ts';
import { STRIP } from '#web/lib/start/early-use.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { cx } from '../cx.ts';
import { useStrip } from './use-strip.ts';

const Swipe = lazyPart(() => import('./swipe.tsx'), Nothing);

interface Props {
  label: string;
  index: number;
  onIndexChange(index: number): void;
  /** For slides without focusable content: otherwise the keyboard could not scroll them. */
  focusable?: boolean;
  /** Disables swiping: the content of the slide is itself dragged. */
  still?: boolean;
  /** False in a dialog that is closed. */
  seen?: boolean;
  /** Each fills the strip; `key` names it for React. */
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * Slides side by side. With HTML alone it is a scroll-snapping strip; once it is touched or moves, and unless
 * saving data, a carousel takes over.
 */
export function Strip({
  label,
  index,
  onIndexChange,
  focusable = false,
  still = false,
  seen = true,
  slides,
}: Props) {
  const { viewport, carousel, setCarousel, moving, handlers } = useStrip(
    index,
    onIndexChange,
    seen,
  );
  const [wanted, setWanted] = useState(false);
  const lowData = useLowData();
  if (!wanted && index !== 0) setWanted(true);
  return (
    <>
      <div
        ref={viewport}
        {...{ [STRIP]: '' }}
        {...(carousel ? undefined : handlers)}
        onPointerEnter={() => setWanted(true)}
        tabIndex={focusable && !carousel ? 0 : undefined}
        className={cx(
          'size-full',
          carousel || still
            ? 'overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]',
        )}
      >
        <ul
          aria-label={label}
          className={cx('flex size-full', carousel && 'touch-pan-y touch-pinch-zoom')}
        >
          {slides.map(({ key, content }, position) => (
            <li
              key={key}
              inert={position !== index}
              suppressHydrationWarning
              className="relative size-full shrink-0 snap-start snap-always"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {wanted && seen && !lowData && slides.length > 1 && (carousel || !moving) && (
        <Suspense fallback={null}>
          <Swipe viewport={viewport} startIndex={index} still={still} onReady={setCarousel} />
        </Suspense>
      )}
    </>
  );
}
