import {
  type HTMLAttributes,
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { TAKEN } from '#web/lib/start/early-use.ts';
import type { Carousel } from './swipe.tsx';

/** Time without movement after which a strip has settled on a slide, in milliseconds. */
const SETTLED_AFTER_MS = 120;

interface Strip {
  viewport: RefObject<HTMLDivElement | null>;
  carousel: Carousel | undefined;
  setCarousel(carousel: Carousel | undefined): void;
  /** It is scrolling: nothing may take over until it stops. */
  moving: boolean;
  /** The strip's handlers until the carousel is loaded. */
  handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onScroll' | 'onTouchStart' | 'onTouchEnd' | 'onTouchCancel' | 'onWheel' | 'onKeyDown'
  >;
}

const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

/** Calls back once a strip has been still long enough to have settled. Returns a function that cancels this. */
function whenStill(then: () => void): () => void {
  let frame = 0;
  // A busy phone may paint its scrolling after the timer ends: two frames later everything is painted.
  const nextFrame = (run: () => void) => {
    frame = requestAnimationFrame(run);
  };
  const timer = setTimeout(() => nextFrame(() => nextFrame(then)), SETTLED_AFTER_MS);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps a strip of slides at `index` while visible, and reports which slide was swiped to. The browser scrolls
 * the strip until the carousel is loaded, which then moves it.
 */
export function useStrip(
  index: number,
  onIndexChange: (index: number) => void,
  seen: boolean,
): Strip {
  const viewport = useRef<HTMLDivElement>(null);
  const report = useRef(onIndexChange);
  const [carousel, setCarouselState] = useState<Carousel>();
  const { moving, setMoving, byHand, settling, handlers } = useScrolling(viewport, report);

  useEffect(() => {
    report.current = onIndexChange;
  }, [onIndexChange]);

  const taken = useRef(false);
  const placed = useRef(false);
  useEffect(() => {
    const strip = viewport.current;
    // From now on, the script in the head leaves it and its buttons to us.
    strip?.closest('section')?.setAttribute(TAKEN, '');
    if (!seen) placed.current = false;
    if (!strip || !seen) return;
    if (carousel) {
      if (carousel.selectedScrollSnap() !== index) carousel.scrollTo(index, prefersStill());
      return;
    }
    const first = !placed.current;
    placed.current = true;
    const shown = shownIn(strip);
    // It may have been moved before scripts ran.
    const movedEarly = !taken.current && shown > 0;
    taken.current = true;
    if (movedEarly) report.current(shown);
    else if (strip.scrollLeft !== index * strip.clientWidth) {
      byHand.current = false;
      const far = first || Math.abs(shown - index) > 1 || prefersStill();
      if (!far) setMoving(true);
      strip.scrollTo({
        left: index * strip.clientWidth,
        behavior: far ? 'instant' : 'smooth',
      });
    }
  }, [index, carousel, seen, byHand, setMoving]);

  useReports(carousel, viewport, report);

  const setCarousel = useCallback(
    (next: Carousel | undefined) => {
      settling.current?.();
      setCarouselState(next);
    },
    [settling],
  );

  return { viewport, carousel, setCarousel, moving, handlers };
}

/** The carousel moves the slides instead of scrolling them, and reports the one it comes to. */
function useReports(
  carousel: Carousel | undefined,
  viewport: Strip['viewport'],
  report: RefObject<(index: number) => void>,
) {
  useLayoutEffect(() => {
    if (!carousel) return;
    if (viewport.current) viewport.current.scrollLeft = 0;
    const onSelect = () => report.current(carousel.selectedScrollSnap());
    carousel.on('select', onSelect);
    return () => {
      carousel.off('select', onSelect);
    };
  }, [carousel, viewport, report]);
}

/** Scrolling in the browser; by hand, it reports the slide that it settles on. */
function useScrolling(viewport: Strip['viewport'], report: RefObject<(index: number) => void>) {
  /** Stops waiting for the strip to settle. */
  const settling = useRef<() => void>(undefined);
  const touched = useRef(false);
  // Only scrolling by the user leads to another slide; ours follows one.
  const byHand = useRef(false);
  const [moving, setMoving] = useState(false);

  useEffect(() => () => settling.current?.(), []);

  const onScroll = useCallback(() => {
    setMoving(true);
    settling.current?.();
    settling.current = whenStill(() => {
      if (touched.current) return;
      setMoving(false);
      if (byHand.current && viewport.current) report.current(shownIn(viewport.current));
    });
  }, [viewport, report]);

  const onTouch = useCallback(
    ({ touches }: TouchEvent) => {
      touched.current = touches.length > 0;
      byHand.current = true;
      onScroll();
    },
    [onScroll],
  );

  const takeInHand = () => {
    byHand.current = true;
  };
  const handlers = {
    onScroll,
    onTouchStart: onTouch,
    onTouchEnd: onTouch,
    onTouchCancel: onTouch,
    onWheel: ({ deltaX }: WheelEvent) => deltaX !== 0 && takeInHand(),
    onKeyDown: takeInHand,
  };

  return { moving, setMoving, byHand, settling, handlers };
}
