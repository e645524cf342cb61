import { z } from 'zod';

/** Map pictures from an operator's tile server, instead of our own map. */
export const mapTiles = z.object({
  url: z.string().describe('With `{z}`, `{x}` and `{y}`'),
  attribution: z.string().describe('Whose they are, as it stands on the map'),
  maxZoom: z.number().int().describe('The nearest that there are'),
});
export type MapTiles = z.infer<typeof mapTiles>;

export const mapTilesResponse = z
  .object({ tiles: mapTiles.nullable().describe('Null where the site has its own map only') })
  .describe('What the map lies on');
export type MapTilesResponse = z.infer<typeof mapTilesResponse>;
