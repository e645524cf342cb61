import { defineCalls } from '../call.ts';
import { PlaceQuery, PlaceResponse } from './own-pin-schema.ts';

/** Finds the place named in a form. */
export const placesCalls = defineCalls({
  'GET /api/places': {
    tag: 'search',
    summary: 'Where a place is',
    description:
      'The place that region, town and address of a listing name, as a listing without a pin is placed by it; without a region, the one that alone has such a town. Null where none is known.',
    query: PlaceQuery,
    responses: { 200: PlaceResponse },
  },
});
