import { type Facet, factFacets, fieldFacets } from '../facets/facets.ts';
import { LISTING_TRAITS } from '../listing-traits.ts';
import { PROPERTY_FACTS } from './facts.ts';
import { PROPERTY_FIELDS } from './fields.ts';
import { STATUSES } from './property.ts';

/** The filters of properties whose options are counted; their type is what a list is of. */
export const PROPERTY_FACETS: readonly Facet[] = [
  ...fieldFacets(PROPERTY_FIELDS).filter(({ name }) => name !== 'propertyType'),
  { parameter: 'status', name: 'status', from: 'fields', options: STATUSES },
  ...factFacets(PROPERTY_FACTS, 'facts'),
  ...factFacets(LISTING_TRAITS, 'traits'),
];
