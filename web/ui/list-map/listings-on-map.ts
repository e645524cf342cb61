import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bboxText } from '#domain/places/bbox.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { read } from '#web/lib/api/api.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import type { MapScene } from '../map/map-box.ts';

export type Cluster = ListingsMap['clusters'][number];
export type Pin = ListingsMap['pins'][number];

/** Long enough that going back shows pins at once. */
const STALE_AFTER_MS = 60_000;

/**
 * The listings of a list on the map; the previous ones stay while new ones load.
 * @param path the map's call with the list's filters.
 */
export const useListingsOnMap = (path: ReadPath<ListingsMap>, scene: MapScene | undefined) => {
  // Whole zoom levels: clusters do not change while someone pinches.
  const asked =
    scene &&
    addQuery(path, { bbox: bboxText(scene.box), zoom: Math.max(0, Math.floor(scene.zoom)) });
  return useQuery({
    queryKey: ['map', asked],
    queryFn: ({ signal }) => read(asked ?? path, { signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
};

/** A path that may have a query string, with more parameters. */
export function addQuery<Response>(
  path: ReadPath<Response>,
  parameters: Record<string, string | number>,
): ReadPath<Response> {
  const [bare = path, query] = path.split('?');
  const all = { ...Object.fromEntries(new URLSearchParams(query)), ...parameters };
  return withQuery(bare, all) as ReadPath<Response>;
}
