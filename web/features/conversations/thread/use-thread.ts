import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newsQuery } from '#web/lib/lists/news-query.ts';
import { useLowData } from '#web/lib/low-data.ts';
import {
  conversationsKey,
  type KnownThread,
  sayRead,
  threadKey,
  threadQuery,
} from '../conversation-calls.ts';

/** Interval for checking for new messages while the page is in view, in milliseconds; low-data mode never checks. */
const LOOK_EVERY_MS = 15_000;

/** An open conversation: kept up to date, and marked as read as far as it is shown. */
export function useThread(userId: string, id: string) {
  const isLowData = useLowData();
  const queryClient = useQueryClient();
  const result = useQuery({
    ...threadQuery(userId, id),
    refetchInterval: isLowData ? false : LOOK_EVERY_MS,
  });
  const last = result.data?.messages.at(-1)?.number;
  const unread = result.data?.unread ?? 0;

  useEffect(() => {
    if (unread === 0 || last === undefined) return;
    // Only in the foreground: a background tab marks nothing as read.
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      sayRead(id, last)
        .then((left) => {
          queryClient.setQueryData<KnownThread>(
            threadKey(userId, id),
            (known) => known && { ...known, ...left },
          );
          void queryClient.invalidateQueries(newsQuery(userId));
          void queryClient.invalidateQueries({ queryKey: conversationsKey(userId) });
        })
        // The next check reports it again.
        .catch(() => {});
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, last, unread, userId, queryClient]);

  return { ...result, isLowData };
}
