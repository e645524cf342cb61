import { queryOptions } from '@tanstack/react-query';
import { carDetailMessages } from '#domain/cars/messages.ts';
import type { Car } from '#domain/cars/schema.ts';
import { ApiError, read } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { onNotFound } from '#web/lib/api/on-not-found.ts';
import { pollPendingPhotos } from '#web/lib/api/pending-photos.ts';

export const carPath = (id: string) => readPath('GET /api/cars/:id', { params: { id } });

/**
 * One car as `viewerId` sees it, undefined for a visitor: the driver's contact needs a session. `initial` is
 * what the server rendered, for a visitor.
 */
export const carQuery = (id: string, viewerId?: string, initial?: Car | null) =>
  queryOptions({
    queryKey: ['car', id, viewerId ?? 'visitor'],
    queryFn: async ({ signal, client }) => {
      const car: Partial<Car> | undefined = await read(carPath(id), { signal }).catch(
        onNotFound(() => client.invalidateQueries({ queryKey: ['cars'] })),
      );
      if (!car?._id) throw notFound();
      return car as Car;
    },
    initialData: (viewerId === undefined && initial) || undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollPendingPhotos(data ? [data] : [], dataUpdateCount),
  });

/** A response without an _id means no such car (specification §7). */
const notFound = () =>
  new ApiError({ status: 404, code: 'NOT_FOUND', message: carDetailMessages.notFound });
