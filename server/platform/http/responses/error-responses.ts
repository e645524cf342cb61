import type { ErrorCode } from '#domain/errors.ts';
import { ERROR_STATUS } from '#domain/errors.ts';
import { ErrorBody } from '#domain/errors-schema.ts';

/**
 * Error responses of a route for the API document, by status, including 400. Errors common to all calls are added there
 * (api-document.ts).
 * @example response: { 200: Profile, ...errorResponses('UNAUTHENTICATED') }
 */
export function errorResponses(...codes: ErrorCode[]): Record<number, typeof ErrorBody> {
  const statuses = codes.map((code) => ERROR_STATUS[code]);
  return Object.fromEntries([400, ...statuses].map((status) => [status, ErrorBody]));
}

/** Marks a call in the document as needing a login. */
export const sessionSecurity: Record<string, string[]>[] = [{ bearer: [] }, { atoken: [] }];
