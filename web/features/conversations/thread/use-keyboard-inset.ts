import { useEffect, useState } from 'react';

/**
 * How much of the window's lower edge an on-screen keyboard covers, in pixels. Some browsers lay it over the
 * page without shrinking the window. Zooming in also shows only part of the page, but does not count.
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
