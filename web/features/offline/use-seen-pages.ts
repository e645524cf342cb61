import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isListed, noteSeen } from './seen-pages.ts';

/** What has settled by then is what is shown, in milliseconds. */
const SETTLED_MS = 300;

/** Notes each page that was shown whole, once the worker keeps what it is made of. */
export function useSeenPages(isOffline: boolean): void {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;

  useEffect(() => {
    if (isOffline || !isListed(path)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(note, SETTLED_MS);
    };
    const note = () => {
      if (!navigator.serviceWorker.controller || queryClient.isFetching() > 0) return;
      if (document.querySelector('main [role=alert]')) return;
      const [title = ''] = document.title.split(' | ');
      keepNote({ path, title, at: new Date().toISOString() });
    };
    wait();
    const unsubscribe = queryClient.getQueryCache().subscribe(wait);
    navigator.serviceWorker.addEventListener('controllerchange', wait);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      navigator.serviceWorker.removeEventListener('controllerchange', wait);
    };
  }, [path, isOffline, queryClient]);
}

function keepNote(page: Parameters<typeof noteSeen>[1]): void {
  try {
    noteSeen(localStorage, page);
  } catch {
    // Storage is blocked or full: the page is kept, and not listed.
  }
}
