import { defineCalls } from '../call.ts';
import { PlaceQuery, PlaceResponse, PlacesQuery, PlacesResponse } from './own-pin-schema.ts';

/** Finds the place named in a form, and places on a map. */
export const placesCalls = defineCalls({
  'GET /api/places': {
    tag: 'search',
    summary: 'Where a place is',
    description:
      'The place that region, town and address of a listing name, as a listing without a pin is placed by it; without a region, the one that alone has such a town. Null where none is known.',
    query: PlaceQuery,
    responses: { 200: PlaceResponse },
  },
  'GET /api/places/search': {
    tag: 'search',
    summary: 'Places and landmarks by what is typed of their names',
    description:
      'Every typed word begins one of the name, whatever the case and the accents; where nothing is known by that, near spellings. With `near` the nearest first.',
    query: PlacesQuery,
    responses: { 200: PlacesResponse },
  },
});
