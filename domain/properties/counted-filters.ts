import { DERIVED_FACTS } from '../derived-facts.ts';
import {
  type CountedFilter,
  countedFactFilters,
  countedFieldFilters,
} from '../filter-counts/counted-filters.ts';
import { PROPERTY_FACTS } from './facts.ts';
import { PROPERTY_FIELDS } from './fields.ts';
import { STATUSES } from './property.ts';

/** The property filters whose options are counted. The type is not one: each list has its own. */
export const PROPERTY_COUNTED_FILTERS: readonly CountedFilter[] = [
  ...countedFieldFilters(PROPERTY_FIELDS).filter(({ name }) => name !== 'propertyType'),
  { parameter: 'status', name: 'status', from: 'fields', options: STATUSES },
  ...countedFactFilters(PROPERTY_FACTS, 'facts'),
  ...countedFactFilters(DERIVED_FACTS, 'derived-facts'),
];
