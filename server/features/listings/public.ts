export { countFacets } from './count-facets.ts';
export { countVocabularyJob } from './count-vocabulary.ts';
export { countWithout } from './count-without.ts';
export { editListing } from './edit-listing.ts';
export { type ListingPage, listListings } from './list-listings.ts';
export { type ListingFilter, listingRepository, type Window } from './listing-repository.ts';
export {
  FACETS,
  inView,
  listingFiles,
  OneListing,
  OWN_PAGED,
  PAGED,
  SEARCHED,
  sendInstead,
  sendPublicList,
  WITHOUT,
  withListingForm,
} from './listing-routes.ts';
export { lockForChange, type Permission } from './lock-for-change.ts';
export { placeListingsAtStart, placeListingsJob } from './place-listings.ts';
export { placesAround } from './places-around.ts';
export { nearbyOf, presentNear, withDistance } from './present-near.ts';
export { presentPause } from './present-pause.ts';
export { priceHistoryOf } from './price-history.ts';
export { uploadListing } from './upload-listing.ts';
export { vocabulary } from './vocabulary-repository.ts';
