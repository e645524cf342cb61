import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';
import { SCROLL_TO_TOP_AFTER_PX } from '#domain/site/constants.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { withPart } from '#web/lib/late-part.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A button back to the top, once the page is scrolled more than 300 px; it goes where it would cover what is needed. */
export function ScrollToTop() {
  const [scrolled, setScrolled] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > SCROLL_TO_TOP_AFTER_PX);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    if (!scrolled) return;
    let stop = () => {};
    let gone = false;
    withPart(
      import('./covered.ts'),
      ({ watchCovered }) => {
        if (!gone && button.current) stop = watchCovered(button.current, setClear);
      },
      () => setClear(true),
    );
    return () => {
      gone = true;
      stop();
      setClear(false);
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
      className={cx(
        'fixed right-4 bottom-[max(1rem,var(--bottom-bar,0px))] z-30 border border-line bg-surface shadow-float transition-[opacity,visibility]',
        !clear && 'invisible opacity-0',
      )}
    />
  );
}
