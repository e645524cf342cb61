import { queryOptions } from '@tanstack/react-query';
import type { Car } from '#domain/cars/schema.ts';
import { carDetailSentences } from '#domain/cars/sentences.ts';
import { ApiError, callApi } from '#web/lib/api.ts';
import { untilPhotosAreMade } from '#web/lib/photos-in-the-making.ts';
import { whenGone } from '#web/lib/when-gone.ts';

export const carPath = (id: string) => `/api/cars/${encodeURIComponent(id)}`;

/**
 * One car as `viewerId` sees it, undefined for a visitor: how to reach the driver comes with a session alone.
 * `initial` is what the server rendered, for a visitor.
 */
export const carQuery = (id: string, viewerId?: string, initial?: Car | null) =>
  queryOptions({
    queryKey: ['car', id, viewerId ?? 'visitor'],
    queryFn: async ({ signal, client }) => {
      const car = await callApi<Partial<Car> | undefined>(carPath(id), { signal }).catch(
        whenGone(() => client.invalidateQueries({ queryKey: ['cars'] })),
      );
      if (!car?._id) throw notFound();
      return car as Car;
    },
    initialData: (viewerId === undefined && initial) || undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      untilPhotosAreMade(data ? [data] : [], dataUpdateCount),
  });

/** What is answered without an _id is no car (specification §7). */
const notFound = () =>
  new ApiError({ status: 404, code: 'NOT_FOUND', message: carDetailSentences.notFound });
