import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { AuthenticatorSetup, RecoveryCodesResponse } from '#domain/accounts/codes.schema.ts';
import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { PasskeyResponse } from '#domain/accounts/passkeys.schema.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

const PASSKEYS = '/api/User/passkeys';
const CODES = '/api/User/codes';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Has the browser make a passkey, and keeps it. Throws ApiError, also with what the browser refuses. */
export async function addPasskey(): Promise<PasskeyResponse> {
  const optionsJSON = await callApi<Options>(`${PASSKEYS}/options`, { method: 'POST' });
  const passkey = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new ApiError({ status: 400, code: 'BAD_INPUT', message: reasonOf(error) });
  });
  return callApi<PasskeyResponse>(PASSKEYS, { json: { passkey } });
}

/** Throws ApiError. */
export const renamePasskey = ({ id, name }: { id: string; name: string }) =>
  callApi<PasskeyResponse>(`${PASSKEYS}/${encodeURIComponent(id)}`, {
    method: 'PUT',
    json: { name },
  });

/** Throws ApiError. */
export const removePasskey = (id: string) =>
  callApi<MessageResponse>(`${PASSKEYS}/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Makes a key for an app. Throws ApiError. */
export const beginCodes = () => callApi<AuthenticatorSetup>(CODES, { method: 'POST' });

/** Throws ApiError. */
export const switchCodesOn = (code: string) =>
  callApi<RecoveryCodesResponse>(CODES, { method: 'PUT', json: { code } });

/** Throws ApiError. */
export const switchCodesOff = (code: string) =>
  callApi<MessageResponse>(CODES, { method: 'DELETE', json: { code } });

/** Throws ApiError. */
export const renewRecoveryCodes = (code: string) =>
  callApi<RecoveryCodesResponse>('/api/User/recovery-codes', { json: { code } });

/** Why a browser made no passkey. */
function reasonOf(error: unknown): string {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyMessages.exists;
    if (/DOMAIN|RP_ID/.test(error.code)) return passkeyMessages.unsupported;
  }
  const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
  return isCancelled ? passkeyMessages.cancelled : passkeyMessages.failure;
}
