import type {
  accountsCalls,
  codeCalls,
  confirmationCalls,
  emailCalls,
  factorCalls,
  lockoutCalls,
  loginCalls,
  passkeyCalls,
  passwordCalls,
  roleCalls,
  sessionCalls,
} from './accounts/calls.ts';
import type { failedJobsCalls } from './failed-jobs/calls.ts';
import type { favouritesCalls, sharedListCalls } from './favourites/calls.ts';
import type { leavingCalls } from './leaving/calls.ts';
import type { archiveCalls, ownDataCalls } from './own-data/calls.ts';
import type { peopleCalls } from './people/calls.ts';
import type { pricesCalls } from './prices/calls.ts';
import type { unsubscribeCalls } from './unsubscribe/calls.ts';

/** Every call of the API, by its name. As types only: who makes calls loads no schema for it. */
export type Calls = typeof accountsCalls &
  typeof codeCalls &
  typeof confirmationCalls &
  typeof emailCalls &
  typeof factorCalls &
  typeof lockoutCalls &
  typeof loginCalls &
  typeof passkeyCalls &
  typeof passwordCalls &
  typeof roleCalls &
  typeof sessionCalls &
  typeof failedJobsCalls &
  typeof favouritesCalls &
  typeof sharedListCalls &
  typeof leavingCalls &
  typeof archiveCalls &
  typeof ownDataCalls &
  typeof peopleCalls &
  typeof pricesCalls &
  typeof unsubscribeCalls;
