import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** Tells whether someone gets emails about price drops. */
export const priceDropMailsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['price-drop-mails', userId],
    queryFn: ({ signal }) => call('GET /api/User/price-drop-mails', { signal }),
  });

/** Switches these mails on or off. Throws ApiError. */
export const setPriceDropMails = (wanted: boolean) =>
  call('PUT /api/User/price-drop-mails', { json: { wanted } });
