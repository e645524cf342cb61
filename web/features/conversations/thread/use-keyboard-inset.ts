import { useEffect, useState } from 'react';

/**
 * How much of the window's lower edge a keyboard on the screen covers, in pixels. Some browsers lay it over the page
 * instead of making the window smaller; someone who has zoomed in sees a part of the page, which is something else.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = innerHeight - viewport.height - viewport.offsetTop;
      setInset(viewport.scale === 1 ? Math.max(0, Math.round(covered)) : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
