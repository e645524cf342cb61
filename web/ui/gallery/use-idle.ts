import { useEffect, useState } from 'react';

/** True once the page has nothing better to do: the time to load what is only nice to have. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
