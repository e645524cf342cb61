import { useQuery } from '@tanstack/react-query';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { call } from '#web/lib/api/api.ts';

/** The streets or the operator's pictures; null if there are none or they cannot be loaded, undefined while loading. */
export function useMapTiles(): MapTiles | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['map-tiles'],
    queryFn: ({ signal }) => call('GET /api/map-tiles', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? null : data?.tiles;
}
