import { queryOptions } from '@tanstack/react-query';
import { paths } from '#domain/site/paths.ts';
import { call, request } from '#web/lib/api/api.ts';

/** The subscription that a mailed link ends. */
export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) =>
      call('GET /api/unsubscribe/:token', { params: { token }, token: null, signal }),
  });

/** Stops a link's emails, as a mail program does. Throws ApiError. */
export const unsubscribe = (token: string) =>
  request(paths.unsubscribe(encodeURIComponent(token)), { method: 'POST', token: null });
