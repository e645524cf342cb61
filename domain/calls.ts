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
import type { availabilityCalls } from './availability/calls.ts';
import type { bookingsCalls, hostedStaysCalls } from './bookings/calls.ts';
import type { carListCalls, carsCalls } from './cars/calls.ts';
import type { commentsCalls } from './comments/calls.ts';
import type { conversationsCalls, reportedConversationsCalls } from './conversations/calls.ts';
import type { enquiriesCalls } from './enquiries/calls.ts';
import type { failedJobsCalls } from './failed-jobs/calls.ts';
import type { favouritesCalls, sharedListCalls } from './favourites/calls.ts';
import type { leavingCalls } from './leaving/calls.ts';
import type { listersCalls } from './listers/calls.ts';
import type { listingChangesCalls } from './listing-changes/calls.ts';
import type { moderationCalls } from './moderation/calls.ts';
import type { newsCalls } from './news/calls.ts';
import type { overviewCalls } from './overview/calls.ts';
import type { archiveCalls, ownDataCalls } from './own-data/calls.ts';
import type { peopleCalls } from './people/calls.ts';
import type { placesCalls } from './places/calls.ts';
import type { pricesCalls } from './prices/calls.ts';
import type { propertiesCalls, propertyListCalls } from './properties/calls.ts';
import type { reportsCalls } from './reports/calls.ts';
import type { savedSearchesCalls } from './saved-searches/calls.ts';
import type { setupCalls } from './setup/calls.ts';
import type { messageListCalls, siteCalls } from './site/calls.ts';
import type { suggestionsCalls } from './suggestions/calls.ts';
import type { unsubscribeCalls } from './unsubscribe/calls.ts';
import type { verificationCalls } from './verification/calls.ts';
import type { viewsCalls } from './views/calls.ts';
import type { workspaceCalls } from './workspace/calls.ts';

/** Every call of the API, by its name. As types only: who makes calls loads no schema for it. */
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
  typeof suggestionsCalls &
  typeof unsubscribeCalls &
  typeof verificationCalls &
  typeof viewsCalls &
  typeof workspaceCalls;
