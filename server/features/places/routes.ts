import type { FastifyInstance } from 'fastify';
import { placesCalls } from '#domain/places/calls.ts';
import { findPlace, regionOf } from '#domain/places/find-place.ts';
import { placesTyped } from '#domain/places/places-typed.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * /api/places: the coordinates of a place that a form names, or that someone looks for on a map. The
 * table of places never reaches a browser.
 */
export async function placesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, placesCalls);

  serve(
    'GET /api/places',
    async ({ query }) => {
      const found = findPlace({
        ...query,
        region: query.region || (regionOf(query.location) ?? ''),
      });
      if (!found) return { place: null };
      const { name, lat, lng, radius } = found;
      return { place: { name, lat, lng, radius } };
    },
    { config: { sameForAll: true } },
  );

  serve(
    'GET /api/places/search',
    async ({ query: { text = '', near } }) =>
      placesTyped(text, near).map(({ name, region, kind, lat, lng, radius }) => ({
        name,
        region,
        isLandmark: kind === 'landmark',
        lat,
        lng,
        radius,
      })),
    { config: { sameForAll: true } },
  );
}
