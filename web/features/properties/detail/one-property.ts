import { queryOptions } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import { PROPERTY_FETCH_TIMEOUT_MS } from '#domain/site/constants.ts';
import { callApi } from '#web/lib/api.ts';
import { onNotFound } from '#web/lib/on-not-found.ts';
import { pollPendingPhotos } from '#web/lib/pending-photos.ts';
import { attempts } from '../queries.ts';

export const propertyPath = (id: string) => `/api/properties/${encodeURIComponent(id)}`;

/** One property; when it is gone, the lists that had it are read again. */
export const propertyQuery = (id: string, initial?: Property | null) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal, client }) =>
      callApi<Property>(propertyPath(id), {
        signal,
        timeoutMs: PROPERTY_FETCH_TIMEOUT_MS,
      }).catch(onNotFound(() => client.invalidateQueries({ queryKey: ['properties'] }))),
    initialData: initial ?? undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollPendingPhotos(data ? [data] : [], dataUpdateCount),
    ...attempts,
  });
