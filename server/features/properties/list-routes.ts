import { propertyListCalls } from '#domain/properties/calls.ts';
import { listRoutes, propertiesTopics } from '#server/features/listings/public.ts';
import {
  countPropertiesWithout,
  countPropertyFacets,
  listOwnProperties,
  listProperties,
  mapProperties,
} from './list-properties.ts';

/** The lists of properties. */
export const propertyListRoutes = listRoutes({
  name: 'properties',
  calls: propertyListCalls,
  topics: propertiesTopics,
  list: listProperties,
  listOwn: listOwnProperties,
  countWithout: countPropertiesWithout,
  countFacets: countPropertyFacets,
  map: mapProperties,
});
