import { startAuthentication } from '@simplewebauthn/browser';
import type { ConfirmBody } from '#domain/accounts/confirmation-schema.ts';
import { passkeyLoginMessages } from '#domain/accounts/passkey-login-messages.ts';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Confirms the user's identity by password or code. Throws ApiError. */
export const confirmByTyping = (json: ConfirmBody) => call('POST /api/auth/confirm', { json });

/** Confirms the user's identity by passkey. Throws ApiError, also if the browser used none. */
export async function confirmByPasskey(): Promise<MessageResponse> {
  const optionsJSON = (await call('POST /api/auth/confirm/options')) as unknown as Options;
  const passkey = await startAuthentication({ optionsJSON }).catch(() => {
    const message = passkeyLoginMessages.cancelled;
    throw new ApiError({ status: 400, code: 'BAD_INPUT', message });
  });
  return call('POST /api/auth/confirm', { json: { passkey } });
}
