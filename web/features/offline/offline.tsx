import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isLowData } from '#web/lib/low-data.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const OfflineParts = lazyPart(() => import('./offline-parts.tsx'), Nothing);

/** Of the page that was opened first in this tab. */
const FIRST = 'firstPage';

/**
 * What makes the site useful without a network, in a file of its own once the page has loaded and has nothing else to do.
 * Where little data is to be spent it waits for a second page: most who look at one never come back.
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

/** Whether a page is not the first one of this tab. */
function isSecond(pathname: string): boolean {
  try {
    const first = sessionStorage.getItem(FIRST);
    if (first === null) sessionStorage.setItem(FIRST, pathname);
    return first !== null && first !== pathname;
  } catch {
    return false;
  }
}
