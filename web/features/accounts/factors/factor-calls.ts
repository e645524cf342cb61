import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { PasskeyResponse } from '#domain/accounts/passkeys-schema.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Creates a passkey in the browser and stores it. Throws ApiError, also if the browser refuses. */
export async function addPasskey(): Promise<PasskeyResponse> {
  const optionsJSON = (await call('POST /api/User/passkeys/options')) as unknown as Options;
  const passkey = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new ApiError({ status: 400, code: 'BAD_INPUT', message: reasonOf(error) });
  });
  return call('POST /api/User/passkeys', { json: { passkey } });
}

/** Throws ApiError. */
export const renamePasskey = ({ id, name }: { id: string; name: string }) =>
  call('PUT /api/User/passkeys/:id', { params: { id }, json: { name } });

/** Throws ApiError. */
export const removePasskey = (id: string) =>
  call('DELETE /api/User/passkeys/:id', { params: { id } });

/** Makes a key for an app. Throws ApiError. */
export const beginCodes = () => call('POST /api/User/codes');

/** Throws ApiError. */
export const switchCodesOn = (code: string) => call('PUT /api/User/codes', { json: { code } });

/** Throws ApiError. */
export const switchCodesOff = (code: string) => call('DELETE /api/User/codes', { json: { code } });

/** Throws ApiError. */
export const renewRecoveryCodes = (code: string) =>
  call('POST /api/User/recovery-codes', { json: { code } });

/** Why a browser made no passkey. */
function reasonOf(error: unknown): string {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyMessages.exists;
    if (/DOMAIN|RP_ID/.test(error.code)) return passkeyMessages.unsupported;
  }
  const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
  return isCancelled ? passkeyMessages.cancelled : passkeyMessages.failure;
}
