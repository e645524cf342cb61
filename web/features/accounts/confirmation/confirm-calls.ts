import { startAuthentication } from '@simplewebauthn/browser';
import { passkeyLoginMessages } from '#domain/accounts/passkey-login-messages.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

const PATH = '/api/auth/confirm';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Says by the password or a code that it is oneself. Throws ApiError. */
export const confirmByTyping = (json: Record<string, string>) =>
  callApi<MessageResponse>(PATH, { json });

/** Says so by a passkey. Throws ApiError, also where the browser used none. */
export async function confirmByPasskey(): Promise<MessageResponse> {
  const optionsJSON = await callApi<Options>(`${PATH}/options`, { method: 'POST' });
  const passkey = await startAuthentication({ optionsJSON }).catch(() => {
    const message = passkeyLoginMessages.cancelled;
    throw new ApiError({ status: 400, code: 'BAD_INPUT', message });
  });
  return callApi<MessageResponse>(PATH, { json: { passkey } });
}
