import { z } from 'zod';

/** Streets: pictures of an operator's tile server, or tiles among our own files. */
export const mapTiles = z.object({
  kind: z
    .enum(['pictures', 'streets'])
    .describe('Pictures that show the whole map, or vector tiles in one PMTiles archive'),
  url: z.string().describe('Of pictures with `{z}`, `{x}` and `{y}`; the address of an archive'),
  attribution: z.string().describe('Whose they are, as it stands on the map'),
  maxZoom: z.number().int().describe('The nearest that there are'),
});
export type MapTiles = z.infer<typeof mapTiles>;

export const mapTilesResponse = z
  .object({
    tiles: mapTiles.nullable().describe('Null where the site has its own map without streets only'),
  })
  .describe('What the map lies on');
export type MapTilesResponse = z.infer<typeof mapTilesResponse>;
