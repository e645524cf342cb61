import type { Counted } from './filters/filter-count-repository.ts';
import { listingCells, listingCounts, type MappedKind } from './listing-count-repository.ts';
import { listingPages } from './listing-page-repository.ts';
import type { ListingFilter, QueriedKind } from './listing-query-repository.ts';
import { listingRows, type PresentedKind } from './listing-row-repository.ts';
import { listingStore } from './listing-store-repository.ts';
import { listingTallies } from './listing-tally-repository.ts';

/** What the queries need to know of one kind of listing. */
interface QueryableKind<Filter extends ListingFilter, Sort extends string, Row, Summary>
  extends QueriedKind<Filter, Sort>,
    Counted,
    MappedKind<Filter>,
    PresentedKind<Row, Summary> {}

/** The queries that are the same for every kind of listing: its list, its photos, its facts. */
export function listingRepository<Filter extends ListingFilter, Sort extends string, Row, Summary>(
  definition: QueryableKind<Filter, Sort, Row, Summary>,
) {
  return {
    ...listingRows(definition),
    ...listingPages(definition),
    ...listingCounts(definition),
    ...listingCells(definition),
    ...listingTallies(definition),
    ...listingStore(definition.kind),
  };
}
