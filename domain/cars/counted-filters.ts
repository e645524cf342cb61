import { DERIVED_FACTS } from '../derived-facts.ts';
import {
  type CountedFilter,
  countedFactFilters,
  countedFieldFilters,
} from '../filter-counts/counted-filters.ts';
import { CAR_FACTS } from './facts.ts';
import { CAR_FIELDS } from './fields.ts';

/** The filters of cars whose options are counted. */
export const CAR_COUNTED_FILTERS: readonly CountedFilter[] = [
  ...countedFieldFilters(CAR_FIELDS),
  ...countedFactFilters(CAR_FACTS, 'facts'),
  ...countedFactFilters(DERIVED_FACTS, 'derived-facts'),
];
