import { useEffect, useState } from 'react';
import { useViewer } from './session/use-viewer.ts';
import { useHydrated } from './start/use-hydrated.ts';

/** True if the element is in the middle half of the window. The element can change with the viewer. */
export function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  const viewer = useViewer()?.userId;
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer may have another element
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return setInView(false);
    const observer = new IntersectionObserver(
      // The last of several changes that come at once.
      (changes) => setInView(changes.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-25% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, viewer, hydrated]);
  return inView;
}
