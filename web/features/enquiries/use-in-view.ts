import { useEffect, useState } from 'react';

/** Whether the element of an id stands in the middle half of the window; `watching` once it is there. */
export function useInView(id: string, watching: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!watching || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { rootMargin: '-25% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, watching]);
  return inView;
}
