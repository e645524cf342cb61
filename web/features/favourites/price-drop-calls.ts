import { queryOptions } from '@tanstack/react-query';
import type { PriceDropMails } from '#domain/prices/schema.ts';
import { callApi } from '#web/lib/api.ts';

const PATH = '/api/User/price-drop-mails';

/** Whether somebody is mailed that a price dropped. */
export const priceDropMailsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['price-drop-mails', userId],
    queryFn: ({ signal }) => callApi<PriceDropMails>(PATH, { signal }),
  });

/** Switches these mails on or off. Throws ApiError. */
export const setPriceDropMails = (wanted: boolean) =>
  callApi<PriceDropMails>(PATH, { method: 'PUT', json: { wanted } });
