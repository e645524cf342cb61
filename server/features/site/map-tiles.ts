import type { MapTilesResponse } from '#domain/site/map-tiles-schema.ts';
import type { Platform } from '#server/platform/platform.ts';

/** What maps lie on besides our own: the operator's tiles, where the environment names some. */
export const getMapTiles = ({ config: { mapTiles } }: Platform): MapTilesResponse => ({
  tiles: mapTiles ?? null,
});
