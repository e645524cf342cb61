import { sessionMessages } from './accounts/session-messages.ts';
import { fieldMessages } from './field-messages.ts';
import { outageMessages } from './outage-messages.ts';

/** Every error code of the API with its HTTP status: the only table of both. */
export const ERROR_STATUS = {
  BAD_INPUT: 400,
  INVALID_IMAGE: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  SUSPENDED: 403,
  OWN_LISTING: 403,
  EMAIL_UNCONFIRMED: 403,
  CONFIRM_AGAIN: 403,
  FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_SLOW: 408,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  ALREADY_BOOKED: 409,
  CHANGED_MEANWHILE: 409,
  STAYS_TO_COME: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  MISDIRECTED: 421,
  UNPROCESSABLE: 422,
  DATES_TAKEN: 422,
  NOT_BOOKABLE: 422,
  PRICE_CHANGED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Sentences of errors that belong to no feature. */
export const errorMessages = {
  badInput: 'Please check what you sent and try again.',
  unreadableBody: 'We couldn’t read what you sent. Please check it and try again.',
  unauthenticated: 'Please log in to continue.',
  sessionExpired: sessionMessages.expired,
  forbidden: 'You don’t have permission to do this.',
  emailUnconfirmed:
    'Please confirm your email first: open the link we emailed you. Your profile can send it again.',
  confirmAgain: 'Please confirm it’s you first: with your password, a passkey or a code.',
  factorRequired:
    'Admins of this site need a passkey or an authenticator app. Please add one in your profile first.',
  foreignOrigin: 'This request didn’t come from our site.',
  notFound: fieldMessages.unknownId,
  tooSlow: 'Your connection was too slow. Please try again.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  ...outageMessages,
  busy: 'This is taking longer than usual. Please try again in a moment.',
  overloaded: 'Efie is very busy. Please try again in a few seconds.',
} as const;

interface Details {
  /** The sentence beside each field at fault. */
  fields?: Record<string, string>;
  /** Seconds until trying again makes sense (Retry-After). */
  retryAfterSeconds?: number;
  /** For the log; never shown. */
  cause?: unknown;
}

/** A refusal with a code; the user reads its message. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    if (details.fields) this.fields = details.fields;
    if (details.retryAfterSeconds !== undefined) {
      this.retryAfterSeconds = details.retryAfterSeconds;
    }
  }
}

/** Joins several refusals of one call: the first one's code and sentence, and every field at fault. */
export function allRefused([first, ...rest]: readonly [
  DomainError,
  ...DomainError[],
]): DomainError {
  if (rest.length === 0 || !first.fields) return first;
  const { code, message, retryAfterSeconds, cause } = first;
  const fields = Object.assign({}, ...rest.map((each) => each.fields), first.fields);
  return new DomainError(code, message, {
    fields,
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** 400 */
export function badInput(
  message: string = errorMessages.badInput,
  fields?: Record<string, string>,
): DomainError {
  return new DomainError('BAD_INPUT', message, fields ? { fields } : {});
}

/** 401: no token was sent, or one that we never issued. */
export function unauthenticated(message: string = errorMessages.unauthenticated): DomainError {
  return new DomainError('UNAUTHENTICATED', message);
}

/** 401: the token has expired or was revoked. */
export function sessionExpired(message: string = errorMessages.sessionExpired): DomainError {
  return new DomainError('SESSION_EXPIRED', message);
}

/** 403 */
export function forbidden(message: string = errorMessages.forbidden): DomainError {
  return new DomainError('FORBIDDEN', message);
}

/** 403 for a reason that screens tell apart. */
export function forbiddenBecause(
  code: 'FORBIDDEN' | 'SUSPENDED' | 'OWN_LISTING',
  message: string,
): DomainError {
  return new DomainError(code, message);
}

/** 403: the account's address has to be confirmed first. */
export function emailUnconfirmed(): DomainError {
  return new DomainError('EMAIL_UNCONFIRMED', errorMessages.emailUnconfirmed);
}

/** 403: this session has not confirmed for a while who it is (POST /api/auth/confirm). */
export function confirmAgain(): DomainError {
  return new DomainError('CONFIRM_AGAIN', errorMessages.confirmAgain);
}

/** 403: the site asks Admins for a second factor, and this one has none. */
export function factorRequired(): DomainError {
  return new DomainError('FACTOR_REQUIRED', errorMessages.factorRequired);
}

/** 403: only a cookie authenticates the call, and it comes from a foreign page. */
export function foreignOrigin(): DomainError {
  return new DomainError('FOREIGN_ORIGIN', errorMessages.foreignOrigin);
}

/** 404; `what` is the whole sentence, for example 'Car not found.' */
export function notFound(what: string = errorMessages.notFound): DomainError {
  return new DomainError('NOT_FOUND', what);
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'NOT_FOUND';

/** 409 */
export function conflict(
  message: string,
  code:
    | 'CONFLICT'
    | 'EMAIL_TAKEN'
    | 'ALREADY_BOOKED'
    | 'CHANGED_MEANWHILE'
    | 'STAYS_TO_COME' = 'CONFLICT',
): DomainError {
  return new DomainError(code, message);
}

/** 413 */
export function tooLarge(message: string, fields?: Record<string, string>): DomainError {
  return new DomainError('TOO_LARGE', message, fields ? { fields } : {});
}

/** 415 */
export function unsupportedMedia(message: string, fields?: Record<string, string>): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA', message, fields ? { fields } : {});
}

/** 400: a profile photo that is no image (specification §8). */
export function invalidImage(message: string, fields?: Record<string, string>): DomainError {
  return new DomainError('INVALID_IMAGE', message, fields ? { fields } : {});
}

/** 422 */
export function unprocessable(
  message: string,
  code: 'UNPROCESSABLE' | 'DATES_TAKEN' | 'NOT_BOOKABLE' | 'PRICE_CHANGED' = 'UNPROCESSABLE',
): DomainError {
  return new DomainError(code, message);
}

/** 429, with the seconds to wait; `limit` names the exhausted limit for the log. */
export function tooManyRequests(
  retryAfterSeconds: number,
  message: string = errorMessages.tooManyRequests,
  limit?: string,
): DomainError {
  return new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds, cause: limit });
}

/** Seconds after which to try again when something is unavailable. */
export const RETRY_AFTER_SECONDS = 5;

/** 503, with the seconds to wait. */
export function unavailable(message: string = errorMessages.unavailable): DomainError {
  return new DomainError('UNAVAILABLE', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
