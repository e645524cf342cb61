import type { availabilityCalls } from './availability/calls.ts';
import type { bookingsCalls, hostedStaysCalls } from './bookings/calls.ts';
import type { commentsCalls } from './comments/calls.ts';
import type { conversationsCalls, reportedConversationsCalls } from './conversations/calls.ts';
import type { enquiriesCalls } from './enquiries/calls.ts';
import type { favouritesCalls, sharedListCalls } from './favourites/calls.ts';
import type { pricesCalls } from './prices/calls.ts';

/** Every call of the API, by its name. As types only: who makes calls loads no schema for it. */
export type Calls = typeof availabilityCalls &
  typeof bookingsCalls &
  typeof hostedStaysCalls &
  typeof commentsCalls &
  typeof conversationsCalls &
  typeof reportedConversationsCalls &
  typeof enquiriesCalls &
  typeof favouritesCalls &
  typeof sharedListCalls &
  typeof pricesCalls;
