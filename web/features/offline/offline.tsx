import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isLowData } from '#web/lib/low-data.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const OfflineParts = lazyPart(() => import('./offline-parts.tsx'), Nothing);

/** Storage key for the first page opened in this tab. */
const FIRST = 'firstPage';

/**
 * Makes the site work without a network. It has a file of its own, loaded when the page is idle. In low-data
 * mode it waits for a second page: most people who look at one never come back.
 */
export function Offline() {
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      if (!isLowData() || navigator.serviceWorker.controller || isSecond(pathname)) setWanted(true);
    });
  }, [pathname]);
  return isWanted && <Suspense>{<OfflineParts />}</Suspense>;
}

function whenIdle(work: () => void): () => void {
  let handle = 0;
  const idle = 'requestIdleCallback' in window;
  const wait = () => {
    handle = idle ? requestIdleCallback(work) : window.setTimeout(work, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    if (idle) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
}

function isSecond(pathname: string): boolean {
  try {
    const first = sessionStorage.getItem(FIRST);
    if (first === null) sessionStorage.setItem(FIRST, pathname);
    return first !== null && first !== pathname;
  } catch {
    return false;
  }
}
