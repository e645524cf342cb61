import type { MapTilesResponse } from '#domain/site/map-tiles-schema.ts';
import type { Platform } from '#server/platform/platform.ts';

/** The background of maps besides our own: the operator's tiles, if the environment names some. */
export const getMapTiles = ({ config: { mapTiles } }: Platform): MapTilesResponse => ({
  tiles: mapTiles ?? null,
});
