import { type Facet, factFacets, fieldFacets } from '../facets/facets.ts';
import { LISTING_TRAITS } from '../listing-traits.ts';
import { CAR_FACTS } from './facts.ts';
import { CAR_FIELDS } from './fields.ts';

/** The filters of cars whose options are counted. */
export const CAR_FACETS: readonly Facet[] = [
  ...fieldFacets(CAR_FIELDS),
  ...factFacets(CAR_FACTS, 'facts'),
  ...factFacets(LISTING_TRAITS, 'traits'),
];
