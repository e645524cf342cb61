export { changeListing, noteDeleted } from './changes/change-listing.ts';
export { editListing } from './edit-listing.ts';
export { indexFacetsAtStart, indexFacetsJob } from './facet-index/index-facets.ts';
export { INDEXED_PRICE } from './facet-index/index-keys-repository.ts';
export { countFacets } from './filters/count-facets.ts';
export { countWithout } from './filters/count-without.ts';
export { mayRead, type Readable, readableRow, requireReadable } from './kept-back.ts';
export { LISTING_CHANGES } from './limits.ts';
export { type ListingPage, listListings } from './list-listings.ts';
export { listRoutes } from './list-routes.ts';
export { withListingForm } from './listing-form-routes.ts';
export type { ListingFilter } from './listing-query-repository.ts';
export {
  LISTED_COLUMNS,
  type ListedRow,
  listingRepository,
  type Window,
} from './listing-repository.ts';
export { lockForChange, type Permission } from './lock-for-change.ts';
export { forAllOrOwn, sendForAllOrOwn } from './own-or-all-routes.ts';
export { mapListings } from './places/map-listings.ts';
export { editedPinColumns, ownPinOf, pinColumns } from './places/own-pin.ts';
export { placeListingsAtStart, placeListingsJob } from './places/place-listings.ts';
export { PLACED_COLUMNS } from './places/place-repository.ts';
export { placesAround } from './places/places-around.ts';
export { nearbyOf, presentNear, withDistance } from './places/present-near.ts';
export { presentPause } from './present-pause.ts';
export { inView, sendPublicList } from './public-list-routes.ts';
export { carTopic, propertiesTopics, propertyTopic } from './topics.ts';
export { TotalCountCache } from './total-count-cache.ts';
export { uploadListing } from './upload-listing.ts';
export { countVocabularyJob } from './words/count-vocabulary.ts';
export { vocabulary } from './words/vocabulary-repository.ts';
