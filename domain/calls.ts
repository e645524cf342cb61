import type { accountsCalls, loginCalls, passwordCalls, emailCalls, roleCalls, sessionCalls, lockoutCalls, factorCalls, passkeyCalls, codeCalls, confirmationCalls } from './accounts/calls.ts';
import type { availabilityCalls } from './availability/calls.ts';
import type { bookingsCalls, hostedStaysCalls } from './bookings/calls.ts';
import type { commentsCalls } from './comments/calls.ts';
import type { conversationsCalls, reportedConversationsCalls } from './conversations/calls.ts';
import type { enquiriesCalls } from './enquiries/calls.ts';
import type { failedJobsCalls } from './failed-jobs/calls.ts';
import type { favouritesCalls, sharedListCalls } from './favourites/calls.ts';
import type { leavingCalls } from './leaving/calls.ts';
import type { ownDataCalls, archiveCalls } from './own-data/calls.ts';
import type { peopleCalls } from './people/calls.ts';
import type { pricesCalls } from './prices/calls.ts';
import type { unsubscribeCalls } from './unsubscribe/calls.ts';

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
  typeof commentsCalls &
  typeof conversationsCalls &
  typeof reportedConversationsCalls &
  typeof enquiriesCalls &
  typeof failedJobsCalls &
  typeof favouritesCalls &
  typeof sharedListCalls &
  typeof leavingCalls &
  typeof ownDataCalls &
  typeof archiveCalls &
  typeof peopleCalls &
  typeof pricesCalls &
  typeof unsubscribeCalls;
