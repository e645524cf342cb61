import { queryOptions } from '@tanstack/react-query';
import type { Property } from '#domain/properties/schema.ts';
import { PROPERTY_FETCH_TIMEOUT_MS } from '#domain/site/constants.ts';
import { read } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { onNotFound } from '#web/lib/api/on-not-found.ts';
import { pollPendingPhotos } from '#web/lib/api/pending-photos.ts';
import { attempts } from '../queries.ts';

export const propertyPath = (id: string) => readPath('GET /api/properties/:id', { params: { id } });

/** One property; if it is gone, lists that contained it are loaded again. */
export const propertyQuery = (id: string, initial?: Property | null) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal, client }) =>
      read(propertyPath(id), {
        signal,
        timeoutMs: PROPERTY_FETCH_TIMEOUT_MS,
      }).catch(onNotFound(() => client.invalidateQueries({ queryKey: ['properties'] }))),
    initialData: initial ?? undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollPendingPhotos(data ? [data] : [], dataUpdateCount),
    ...attempts,
  });
