import {
  ListPropertiesQuery,
  ListPropertiesResponse,
  MapPropertiesQuery,
} from '#domain/properties/schema.ts';
import { listRoutes } from '#server/features/listings/public.ts';
import { propertiesTopics } from '#server/platform/cache/topics.ts';
import {
  countPropertiesWithout,
  countPropertyFacets,
  listOwnProperties,
  listProperties,
  mapProperties,
} from './list-properties.ts';

/** The lists of properties. */
export const propertyListRoutes = listRoutes({
  kind: 'properties',
  description:
    'With `from` and `to`, never only one of them, only short stays that can be booked for those nights: available, and without a booking between them. 400 for days that nobody can book: `to` not after `from`, in the past, too long, too far ahead.',
  query: ListPropertiesQuery,
  mapQuery: MapPropertiesQuery,
  response: ListPropertiesResponse,
  topics: propertiesTopics,
  list: listProperties,
  listOwn: listOwnProperties,
  countWithout: countPropertiesWithout,
  countFacets: countPropertyFacets,
  map: mapProperties,
});
