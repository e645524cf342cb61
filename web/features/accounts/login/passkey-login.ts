import {
  browserSupportsWebAuthn,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { passkeyLoginMessages } from '#domain/accounts/passkey-login-messages.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Nobody is signed in yet during a login. */
const asVisitor = { token: null };

/**
 * Logs in with a passkey. With `autofill`, waits for one to be chosen among the browser's suggestions for the
 * email. Throws ApiError, and errors that `passkeyFailure` explains.
 */
export async function loginByPasskey({ autofill = false } = {}): Promise<LoginResponse> {
  const options = await call('POST /api/auth/passkey-options', asVisitor);
  const optionsJSON = options as unknown as Options;
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  return call('POST /api/auth/login/passkey', { ...asVisitor, json: { passkey } });
}

/** The browser no longer waits for a passkey. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();

/** The message for a failed passkey login; undefined if another login replaced it. */
export function passkeyFailure(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.message;
  if (!browserSupportsWebAuthn()) return passkeyLoginMessages.unsupported;
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return undefined;
  const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
  return isCancelled ? passkeyLoginMessages.cancelled : passkeyLoginMessages.failure;
}
