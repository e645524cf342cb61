import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SCROLL_TO_TOP_AFTER_PX } from '#domain/site/constants.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { liftToClear } from './clear-place.ts';

/** The page is at rest when it was not scrolled for so long, in milliseconds. */
const REST_MS = 120;

/**
 * A button back to the top, once the page is scrolled more than 300 px. When scrolling stops, the button moves
 * off anything it covers.
 */
export function ScrollToTop() {
  const [scrolled, setScrolled] = useState(false);
  const [lift, setLift] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > SCROLL_TO_TOP_AFTER_PX);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    if (!scrolled) return;
    let timer: ReturnType<typeof setTimeout>;
    const move = () => button.current && setLift(liftToClear(button.current));
    const moveAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(move, REST_MS);
    };
    // It must never cover the focused element (WCAG 2.4.11).
    const moveAtOnce = () => queueMicrotask(() => flushSync(move));
    // Called at its start as well.
    const resized = new ResizeObserver(moveAtRest);
    resized.observe(document.body);
    window.addEventListener('scroll', moveAtRest, { passive: true });
    document.addEventListener('focusin', moveAtOnce);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      window.removeEventListener('scroll', moveAtRest);
      document.removeEventListener('focusin', moveAtOnce);
    };
  }, [scrolled]);

  if (!scrolled) return null;
  return (
    <IconButton
      ref={button}
      icon={ArrowUp}
      label={siteMessages.scrollToTop}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
      style={{ transform: `translateY(${-lift}px)` }}
      className="fixed right-4 bottom-[max(1rem,var(--bottom-bar,0px))] z-30 border border-line bg-surface shadow-float"
    />
  );
}
