import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isReachable } from './is-reachable.ts';
import { isSeenHere } from './seen-pages.ts';
import { wantedPath } from './wanted.ts';
import { whenReachable } from './when-reachable.ts';

/** The page last continued to from here. */
const TRIED = 'offline:tried';

/**
 * Continues to the wanted page once the server responds, if it was read within the site (only its data are
 * stored, not its document). Returns that page, and whether the server was tried in vain.
 */
export function useWantedPage(): { wanted: string | undefined; isAway: boolean } {
  const [isAway, setAway] = useState(false);
  const navigate = useNavigate();
  const wanted = wantedPath(useLocation().search);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    const goOn = () => isHere && navigate(wanted, { replace: true });
    const goOnWhenReachable = async () => {
      if (await isReachable()) goOn();
      else setAway(true);
    };
    // Only once: its files may be missing, and the browser then comes back here.
    if (isSeenHere(wanted) && sessionStorage.getItem(TRIED) !== wanted) {
      sessionStorage.setItem(TRIED, wanted);
      goOn();
      return;
    }
    sessionStorage.removeItem(TRIED);
    void goOnWhenReachable();
    addEventListener('online', goOnWhenReachable);
    const stop = whenReachable(goOn);
    return () => {
      isHere = false;
      stop();
      removeEventListener('online', goOnWhenReachable);
    };
  }, [wanted, navigate]);
  return { wanted, isAway };
}

/** Once that page has opened, it can be continued to again. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (sessionStorage.getItem(TRIED) === path) sessionStorage.removeItem(TRIED);
  }, [path]);
}
