import type { favouritesCalls, sharedListCalls } from './favourites/calls.ts';
import type { listersCalls } from './listers/calls.ts';
import type { listingChangesCalls } from './listing-changes/calls.ts';
import type { moderationCalls } from './moderation/calls.ts';
import type { newsCalls } from './news/calls.ts';
import type { overviewCalls } from './overview/calls.ts';
import type { placesCalls } from './places/calls.ts';
import type { pricesCalls } from './prices/calls.ts';
import type { reportsCalls } from './reports/calls.ts';
import type { savedSearchesCalls } from './saved-searches/calls.ts';
import type { setupCalls } from './setup/calls.ts';
import type { messageListCalls, siteCalls } from './site/calls.ts';
import type { suggestionsCalls } from './suggestions/calls.ts';
import type { verificationCalls } from './verification/calls.ts';
import type { viewsCalls } from './views/calls.ts';
import type { workspaceCalls } from './workspace/calls.ts';

/** Every call of the API, by its name. As types only: who makes calls loads no schema for it. */
export type Calls = typeof favouritesCalls &
  typeof sharedListCalls &
  typeof listersCalls &
  typeof listingChangesCalls &
  typeof moderationCalls &
  typeof newsCalls &
  typeof overviewCalls &
  typeof placesCalls &
  typeof pricesCalls &
  typeof reportsCalls &
  typeof savedSearchesCalls &
  typeof setupCalls &
  typeof siteCalls &
  typeof messageListCalls &
  typeof suggestionsCalls &
  typeof verificationCalls &
  typeof viewsCalls &
  typeof workspaceCalls;
