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
  MAP,
  OneListing,
  OWN_PAGED,
  PAGED,
  PIN,
  SEARCHED,
  sendInstead,
  sendPublicList,
  WITHOUT,
  withListingForm,
} from './listing-routes.ts';
export { lockForChange, type Permission } from './lock-for-change.ts';
export { mapListings } from './map-listings.ts';
export { editedPinColumns, ownPinOf, pinColumns } from './own-pin.ts';
export { placeListingsAtStart, placeListingsJob } from './place-listings.ts';
export { type PlacedRow, placedColumns } from './place-repository.ts';
export { placesAround } from './places-around.ts';
export { nearbyOf, presentNear, withDistance } from './present-near.ts';
export { presentPause } from './present-pause.ts';
export { uploadListing } from './upload-listing.ts';
export { vocabulary } from './vocabulary-repository.ts';
