import { type RefObject, useEffect, useState } from 'react';

/** Whether something that floats lies on nothing that is needed; looked at again with every scroll and change of size. */
export function useClear(element: RefObject<HTMLElement | null>, floats: boolean): boolean {
  const [clear, setClear] = useState(true);
  useEffect(() => {
    if (!floats) return;
    let gone = false;
    let stop = () => {};
    void import('./covered.ts').then(({ coversSomething }) => {
      if (gone) return;
      let frame = 0;
      const look = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          if (element.current) setClear(!coversSomething(element.current));
        });
      };
      const observer = new ResizeObserver(look);
      observer.observe(document.body);
      window.addEventListener('scroll', look, { passive: true });
      stop = () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        window.removeEventListener('scroll', look);
      };
    });
    return () => {
      gone = true;
      stop();
    };
  }, [element, floats]);
  return clear;
}
