/** Constants from the specification, §9, that belong to no single feature. Times in milliseconds. */
export const DESKTOP_BREAKPOINT_PX = 1024;
export const SCROLL_TO_TOP_AFTER_PX = 300;

export const HERO_INTERVAL_MS = 5000;
export const TOAST_MS = 5000;
/** A toast with links stays long enough to read and reach them. */
export const TOAST_WITH_LINKS_MS = 15_000;
export const PROFILE_SUCCESS_MS = 3000;
export const PROFILE_MESSAGE_MS = 5000;
export const PHOTO_MESSAGE_MS = 3000;

export const LOGIN_REDIRECT_MS = 2000;
export const BOOKING_LOGIN_REDIRECT_MS = 2000;
export const BOOKING_SUCCESS_REDIRECT_MS = 3000;
export const CAR_UPLOAD_REDIRECT_MS = 3000;

export const PROPERTY_CACHE_MS = 300_000;
export const PROPERTY_FETCH_ATTEMPTS = 3;
export const PROPERTY_FETCH_TIMEOUT_MS = 30_000;
export const COMMENT_TIMEOUT_MS = 15_000;
export const PROFILE_PHOTO_TIMEOUT_MS = 30_000;

export const PAGINATOR = { pagesShown: 5, marginPages: 2 } as const;

/** Cards per page of lists for which the specification gives no size. */
export const LIST_PAGE_SIZE = 24;
export const LIST_LIMIT_MAX = 100;

/** Milliseconds to wait before loading a property list again: 1 s times the attempt's number. */
export function retryDelayMs(attempt: number): number {
  return attempt * 1000;
}

/** The keys of the browser's storage (specification §3). */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  olderToken: 'token',
  role: 'role',
  userId: 'userId',
  userData: 'userData',
  agentDetails: 'agentDetails',
  ownerDetails: 'ownerDetails',
  customerDetails: 'customerDetails',
  profileUpdated: 'profileUpdated',
} as const;

export const SESSION_KEYS = {
  hasVisitedHome: 'hasVisitedHome',
  properties: 'properties',
  propertiesTimestamp: 'propertiesTimestamp',
} as const;

/** The window's event that refreshes the profile in the header. */
export const PROFILE_UPDATED_EVENT = 'profileUpdated';
