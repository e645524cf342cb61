export { changeListing } from './changes/change-listing.ts';
export { type BeforeDelete, deleteListing } from './delete-listing.ts';
export { editListing } from './edit-listing.ts';
export { findSimilar } from './find-similar.ts';
export { mayRead, type Readable, readableRow, requireReadable } from './kept-back.ts';
export { LISTING_CHANGES } from './limits.ts';
export { listRoutes } from './list-routes.ts';
export type { ListedKind } from './listed-kind.ts';
export { type ListingSummary, listingFinder, presentSummary } from './listing-finder.ts';
export { listingLists } from './listing-lists.ts';
export type { ListingFilter } from './listing-query-repository.ts';
export {
  type ListedRow,
  listingRepository,
  type StoredFacts,
  type SummaryRow,
} from './listing-repository.ts';
export { serveListing } from './listing-routes.ts';
export { forAllOrOwn, sendForAllOrOwn } from './own-or-all-routes.ts';
export { placeListingsAtStart, placeListingsJob } from './places/place-listings.ts';
export { placesAround } from './places/places-around.ts';
export { nearbyOf, presentNear } from './places/present-near.ts';
export { presentPause } from './present-pause.ts';
export { sendPublicList } from './public-list-routes.ts';
export { uploadListing } from './upload-listing.ts';
export { countVocabularyJob } from './words/count-vocabulary.ts';
export { vocabulary } from './words/vocabulary-repository.ts';
