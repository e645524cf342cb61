import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from '#web/lib/use-in-view.ts';
import { cx } from './cx.ts';
import { useBottomRoom } from './use-bottom-room.ts';

interface Props {
  /** The bar's name, for screen readers. */
  label: string;
  /** Id of the element that makes the bar redundant while in view, for example the form that the bar leads to. */
  yieldsTo: string;
  children: ReactNode;
}

/**
 * A page's main action: a box beside the text, or a bar at the bottom of smaller screens. The bar disappears at
 * the end of the text, and while `yieldsTo` is in view; keyboard users can always reach it.
 */
export function BottomBar({ label, yieldsTo, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  const [atRest, setAtRest] = useState(false);
  const beside = useInView(yieldsTo);
  const away = atRest || beside;

  // At the window's lower edge the bar is stuck; above it, its place in the page has come.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const last = changes.at(-1);
        setAtRest(last !== undefined && last.boundingClientRect.bottom < innerHeight - 1);
      },
      { threshold: [0, 1], rootMargin: '0px 0px -1px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useBottomRoom(bar, { isTaken: !away, onDesktop: false });

  return (
    <aside
      ref={bar}
      aria-label={label}
      className={cx(
        // The bar's own controls are always in view, so they need no scroll margin for the bar.
        'max-lg:[&_:is(a,button)]:scroll-mb-[calc(-1rem-var(--bottom-bar,0px))]',
        'sticky z-20 border-line bg-surface transition-opacity max-lg:bottom-0 max-lg:-mx-4 max-lg:-mb-8 max-lg:border-t max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-24 lg:rounded-card lg:border lg:p-6',
        away &&
          'max-lg:not-has-focus-visible:pointer-events-none max-lg:not-has-focus-visible:opacity-0',
      )}
    >
      {children}
    </aside>
  );
}
