import * as accountsCodes from '#domain/accounts/codes-schema.ts';
import * as accountsConfirmation from '#domain/accounts/confirmation-schema.ts';
import * as accountsPasskeys from '#domain/accounts/passkeys-schema.ts';
import * as accountsRoleRequests from '#domain/accounts/role-requests-schema.ts';
import * as accounts from '#domain/accounts/schema.ts';
import * as audit from '#domain/audit/schema.ts';
import * as availability from '#domain/availability/schema.ts';
import * as bookingsAll from '#domain/bookings/all-schema.ts';
import * as bookingsHosted from '#domain/bookings/hosted-schema.ts';
import * as bookings from '#domain/bookings/schema.ts';
import * as carsRequestList from '#domain/cars/request-list-schema.ts';
import * as cars from '#domain/cars/schema.ts';
import * as commentsAll from '#domain/comments/all-schema.ts';
import * as comments from '#domain/comments/schema.ts';
import * as conversationsReported from '#domain/conversations/reported-schema.ts';
import * as conversations from '#domain/conversations/schema.ts';
import * as enquiries from '#domain/enquiries/schema.ts';
import * as errors from '#domain/errors-schema.ts';
import * as failedJobs from '#domain/failed-jobs/schema.ts';
import * as favourites from '#domain/favourites/schema.ts';
import * as filterCounts from '#domain/filter-counts/schema.ts';
import * as leaving from '#domain/leaving/schema.ts';
import * as listers from '#domain/listers/schema.ts';
import * as media from '#domain/media/schema.ts';
import * as messageResponse from '#domain/message-response-schema.ts';
import * as moderation from '#domain/moderation/schema.ts';
import * as news from '#domain/news/schema.ts';
import * as overview from '#domain/overview/schema.ts';
import * as ownData from '#domain/own-data/schema.ts';
import * as payments from '#domain/payments/schema.ts';
import * as people from '#domain/people/schema.ts';
import * as placesListingsMap from '#domain/places/listings-map-schema.ts';
import * as placesOwnPin from '#domain/places/own-pin-schema.ts';
import * as prices from '#domain/prices/schema.ts';
import * as propertiesMedians from '#domain/properties/medians-schema.ts';
import * as properties from '#domain/properties/schema.ts';
import * as readDetails from '#domain/read-details/schema.ts';
import * as reports from '#domain/reports/schema.ts';
import * as savedSearches from '#domain/saved-searches/schema.ts';
import * as search from '#domain/search/schema.ts';
import * as setup from '#domain/setup/schema.ts';
import * as siteMessageList from '#domain/site/message-list-schema.ts';
import * as site from '#domain/site/schema.ts';
import * as stayCalendars from '#domain/stay-calendars/schema.ts';
import * as stayReviews from '#domain/stay-reviews/schema.ts';
import * as stayPrices from '#domain/stays/price-schema.ts';
import * as stays from '#domain/stays/schema.ts';
import * as suggestions from '#domain/suggestions/schema.ts';
import * as unfoundSearches from '#domain/unfound-searches/schema.ts';
import * as unsubscribe from '#domain/unsubscribe/schema.ts';
import * as verification from '#domain/verification/schema.ts';
import * as views from '#domain/views/schema.ts';
import * as workspaceListings from '#domain/workspace/listings-schema.ts';
import * as workspaceOwnReport from '#domain/workspace/own-report-schema.ts';
import * as workspaceToday from '#domain/workspace/today-schema.ts';

/**
 * Modules whose schemas appear in the API's document under their export names; any other schema is written out wherever
 * it is used.
 */
export const apiSchemas = [
  accountsCodes,
  accountsConfirmation,
  accountsPasskeys,
  accountsRoleRequests,
  accounts,
  audit,
  availability,
  bookingsAll,
  bookingsHosted,
  bookings,
  carsRequestList,
  cars,
  commentsAll,
  comments,
  conversationsReported,
  conversations,
  enquiries,
  errors,
  filterCounts,
  failedJobs,
  favourites,
  leaving,
  listers,
  media,
  messageResponse,
  moderation,
  news,
  overview,
  ownData,
  payments,
  people,
  placesListingsMap,
  placesOwnPin,
  prices,
  propertiesMedians,
  properties,
  readDetails,
  reports,
  savedSearches,
  search,
  setup,
  siteMessageList,
  site,
  stayCalendars,
  stayReviews,
  stays,
  stayPrices,
  suggestions,
  unfoundSearches,
  unsubscribe,
  verification,
  views,
  workspaceListings,
  workspaceOwnReport,
  workspaceToday,
];
