import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hearResponses } from '#web/lib/api/kept-responses.ts';
import { pageKeptAt } from '#web/lib/page-kept-at.ts';
import { PageMoments } from './page-moments.ts';
import { whenReachable } from './when-reachable.ts';

/**
 * `isOffline`: the browser reports no network, or responses came from the device. `since`: the time the page
 * dates from (ms since 1970). `isSaving`: false while the server shows what is from before its database was away. Once all is
 * back, everything shown is loaded again.
 */
export function useConnection(): { isOffline: boolean; isSaving: boolean; since: number } {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [isOnLine, setOnLine] = useState(navigator.onLine);
  const [isKept, setKept] = useState(() => pageKeptAt() !== undefined);
  const [isSaving, setSaving] = useState(true);
  const isOffline = !isOnLine || isKept;
  const moments = useMoments(path, isOffline);

  useEffect(() => {
    const onLine = () => {
      setOnLine(navigator.onLine);
      if (navigator.onLine) setKept(false);
    };
    const ignoreResponses = hearResponses(({ keptAt, isFromBefore }) => {
      setKept(keptAt !== null);
      if (isFromBefore) setSaving(false);
      if (keptAt !== null) moments.note(Date.parse(keptAt));
    });
    addEventListener('online', onLine);
    addEventListener('offline', onLine);
    return () => {
      removeEventListener('online', onLine);
      removeEventListener('offline', onLine);
      ignoreResponses();
    };
  }, [moments]);

  useEffect(() => {
    if (!isOnLine || !isKept) return;
    return whenReachable(() => setKept(false));
  }, [isOnLine, isKept]);

  useEffect(() => {
    if (isOffline || isSaving) return;
    return whenReachable(() => setSaving(true), '/readyz');
  }, [isOffline, isSaving]);

  const isBehind = isOffline || !isSaving;
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    if (wasBehind.current && !isBehind) {
      moments.renew(Date.now());
      void queryClient.refetchQueries({ type: 'active' });
    }
    wasBehind.current = isBehind;
  }, [isBehind, moments, queryClient]);

  return { isOffline, isSaving, since: moments.current };
}

/** The ages of this tab's pages; renders again if one turns out to be older. */
function useMoments(path: string, isOffline: boolean): PageMoments {
  const [moments] = useState(() => new PageMoments(pageKeptAt()));
  const [, draw] = useState(0);
  moments.open(path, isOffline, Date.now());
  moments.onChange = () => draw((count) => count + 1);
  return moments;
}
