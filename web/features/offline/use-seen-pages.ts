import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { accessOf } from '#domain/site/route-access.ts';
import { readSession } from '#web/lib/session/session.ts';
import { isDocument } from './is-document.ts';
import { isListed, noteSeenHere } from './seen-pages.ts';

/** The page counts as shown once it has not changed for this long, in milliseconds. */
const SETTLED_MS = 300;

/** Number of checks whether the worker has stored the resources loaded before it. */
const TRIES = 10;

/** Records each page shown in full, once the worker has stored its parts. */
export function useSeenPages(isOffline: boolean): void {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  // No worker has seen what this page read with a token.
  const [unattended] = useState(() => (navigator.serviceWorker.controller ? undefined : path));

  useEffect(() => {
    const isFirst = path === unattended;
    if (isOffline || !isListed(path) || (isFirst && accessOf(pathname) !== 'open')) return;
    const token = readSession()?.token;
    let timer = 0;
    let tries = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(note, SETTLED_MS);
    };
    const note = async () => {
      // After a logout, the page closes in a moment, and nothing of it should stay.
      if (token && readSession()?.token !== token) return;
      if (!navigator.serviceWorker.controller || queryClient.isFetching() > 0) return;
      if (document.querySelector('main [role=alert]')) return;
      if (isFirst && !(await isDocument(path))) {
        tries += 1;
        if (tries < TRIES) wait();
        return;
      }
      const [title = ''] = document.title.split(' | ');
      noteSeenHere({ path, title, at: new Date().toISOString() });
    };
    wait();
    const unsubscribe = queryClient.getQueryCache().subscribe(wait);
    navigator.serviceWorker.addEventListener('controllerchange', wait);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      navigator.serviceWorker.removeEventListener('controllerchange', wait);
    };
  }, [path, pathname, unattended, isOffline, queryClient]);
}
