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
 * The listings of a list that a map shows; those of before stand in meanwhile.
 * @param path the map's call with the filters of the list.
 */
export const useListingsOnMap = (path: ReadPath<ListingsMap>, scene: MapScene | undefined) => {
  // Whole zooms: clusters stay what they are while someone pinches.
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
