import type {
  accountsCalls,
  emailCalls,
  lockoutCalls,
  loginCalls,
  passwordCalls,
  roleCalls,
  sessionCalls,
} from './accounts/calls.ts';
import type {
  codeCalls,
  confirmationCalls,
  factorCalls,
  passkeyCalls,
} from './accounts/factor-calls.ts';
import type { auditTable } from './audit/calls.ts';
import type { availabilityCalls } from './availability/calls.ts';
import type { allBookingsTable, bookingsCalls, hostedStaysCalls } from './bookings/calls.ts';
import type { carListCalls, carsCalls, requestsTable } from './cars/calls.ts';
import type { allCommentsTable, commentsCalls } from './comments/calls.ts';
import type {
  conversationsCalls,
  reportedConversationsCalls,
  reportedConversationsTable,
} from './conversations/calls.ts';
import type { enquiriesCalls } from './enquiries/calls.ts';
import type { failedJobsCalls, failedJobsTable } from './failed-jobs/calls.ts';
import type { favouritesCalls, sharedListCalls } from './favourites/calls.ts';
import type { leavingCalls } from './leaving/calls.ts';
import type { listersCalls } from './listers/calls.ts';
import type { listingChangesCalls } from './listing-changes/calls.ts';
import type { moderationCalls, moderationTable } from './moderation/calls.ts';
import type { newsCalls } from './news/calls.ts';
import type { overviewCalls } from './overview/calls.ts';
import type { archiveCalls, ownDataCalls } from './own-data/calls.ts';
import type { paymentsCalls } from './payments/calls.ts';
import type { peopleCalls, peopleTable } from './people/calls.ts';
import type { placesCalls } from './places/calls.ts';
import type { pricesCalls } from './prices/calls.ts';
import type { propertiesCalls, propertyListCalls } from './properties/calls.ts';
import type { reportsCalls, reportsTable } from './reports/calls.ts';
import type { savedSearchesCalls } from './saved-searches/calls.ts';
import type { setupCalls } from './setup/calls.ts';
import type { contactMessagesTable, messageListCalls, siteCalls } from './site/calls.ts';
import type { stayCalendarsCalls } from './stay-calendars/calls.ts';
import type { stayReviewsCalls } from './stay-reviews/calls.ts';
import type { staysCalls } from './stays/calls.ts';
import type { suggestionsCalls } from './suggestions/calls.ts';
import type { unfoundSearchesTable } from './unfound-searches/calls.ts';
import type { unsubscribeCalls } from './unsubscribe/calls.ts';
import type { verificationCalls, verificationsTable } from './verification/calls.ts';
import type { viewsCalls } from './views/calls.ts';
import type { workspaceCalls } from './workspace/calls.ts';

/** Every call of the API, by name. Types only, so that callers load no schemas. */
export type Calls = typeof accountsCalls &
  typeof loginCalls &
  typeof passwordCalls &
  typeof emailCalls &
  typeof roleCalls &
  typeof sessionCalls &
  typeof lockoutCalls &
  typeof factorCalls &
  typeof passkeyCalls &
  typeof codeCalls &
  typeof confirmationCalls &
  typeof availabilityCalls &
  typeof bookingsCalls &
  typeof hostedStaysCalls &
  typeof carListCalls &
  typeof carsCalls &
  typeof commentsCalls &
  typeof conversationsCalls &
  typeof reportedConversationsCalls &
  typeof enquiriesCalls &
  typeof failedJobsCalls &
  typeof favouritesCalls &
  typeof sharedListCalls &
  typeof leavingCalls &
  typeof listersCalls &
  typeof listingChangesCalls &
  typeof moderationCalls &
  typeof newsCalls &
  typeof overviewCalls &
  typeof ownDataCalls &
  typeof archiveCalls &
  typeof paymentsCalls &
  typeof peopleCalls &
  typeof placesCalls &
  typeof pricesCalls &
  typeof propertiesCalls &
  typeof propertyListCalls &
  typeof reportsCalls &
  typeof savedSearchesCalls &
  typeof setupCalls &
  typeof siteCalls &
  typeof messageListCalls &
  typeof stayCalendarsCalls &
  typeof stayReviewsCalls &
  typeof staysCalls &
  typeof suggestionsCalls &
  typeof unsubscribeCalls &
  typeof verificationCalls &
  typeof viewsCalls &
  typeof failedJobsTable &
  typeof unfoundSearchesTable &
  typeof moderationTable &
  typeof verificationsTable &
  typeof reportedConversationsTable &
  typeof auditTable &
  typeof requestsTable &
  typeof allCommentsTable &
  typeof reportsTable &
  typeof allBookingsTable &
  typeof contactMessagesTable &
  typeof peopleTable &
  typeof workspaceCalls;

/** The names of the Admins' tables (tables/calls.ts). */
export type TableName = keyof Calls extends infer Name
  ? Name extends `GET /api/admin/${infer Table}.csv`
    ? Table
    : never
  : never;
