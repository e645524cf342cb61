import type { MapTilesResponse } from '#domain/site/map-tiles-schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Streets } from './streets.ts';

/** The background of maps besides our own: the operator's pictures, if the environment names some, otherwise our own streets. */
export const getMapTiles = async (
  { config: { mapTiles } }: Pick<Platform, 'config'>,
  streets: Streets,
): Promise<MapTilesResponse> => ({ tiles: mapTiles ?? (await streets.tiles()) });
