import { useEffect, useState } from 'react';

/** True once the browser is idle: time to load extras. */
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
