import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findPlace, regionOf } from '#domain/places/find-place.ts';
import { PlaceQuery, PlaceResponse } from '#domain/places/own-pin.schema.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';

/** /api/places: where a place is that a form names. The table of places never reaches a browser. */
export const placesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/places',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['search'],
        summary: 'Where a place is',
        description:
          'The place that region, town and address of a listing name, as a listing without a pin is placed by it; without a region, the one that alone has such a town. Null where none is known.',
        querystring: PlaceQuery,
        response: { 200: PlaceResponse, ...errorResponses() },
      },
    },
    async ({ query }) => {
      const found = findPlace({
        ...query,
        region: query.region || (regionOf(query.location) ?? ''),
      });
      if (!found) return { place: null };
      const { name, lat, lng, radius } = found;
      return { place: { name, lat, lng, radius } };
    },
  );
};
