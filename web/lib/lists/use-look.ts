import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NewsPart } from '#domain/news/parts.ts';
import { call } from '../api/api.ts';
import { newsQuery } from './news-query.ts';

/**
 * Reports that a part was viewed, once `latest` is known: the latest time among the items shown. Returns which
 * of them were new when the part was opened.
 */
export function useLook(part: NewsPart, userId: string, latest: string | undefined) {
  const queryClient = useQueryClient();
  const { data } = useQuery(newsQuery(userId));
  const [before, setBefore] = useState<string>();
  if (data && before === undefined) setBefore(data[part].lookedAt ?? '');

  useEffect(() => {
    if (before === undefined || latest === undefined || latest <= before) return;
    call('PUT /api/User/news/:part', { params: { part }, json: { lookedAt: latest } })
      .then((news) => queryClient.setQueryData(newsQuery(userId).queryKey, news))
      // The next view reports it again.
      .catch(() => {});
  }, [before, part, latest, userId, queryClient]);

  return (moment: string) => before !== undefined && moment > before;
}

/** The latest of some times, all ISO 8601 in UTC; undefined if there are none. */
export const latestOf = (moments: readonly string[]): string | undefined =>
  moments.toSorted().at(-1);
