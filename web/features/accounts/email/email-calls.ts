import type { EmailLinkBody } from '#domain/accounts/schema.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Has the link that confirms one's address mailed again. Throws ApiError. */
export const sendLinkAgain = () =>
  callApi<MessageResponse>('/api/User/email/link', { method: 'POST' });

// The token says enough: a link is opened on any device, with any account logged in there.
const byToken = (path: string) => (token: string) =>
  callApi<MessageResponse>(path, { token: null, json: { token } satisfies EmailLinkBody });

/** Confirms the address that a link was mailed to. Throws ApiError. */
export const confirmEmail = byToken('/api/auth/confirm-email');

/** Brings back the address that a link was mailed to. Throws ApiError. */
export const undoEmailChange = byToken('/api/auth/undo-email-change');

/** Takes away what was added to log in with, and all that came after it. Throws ApiError. */
export const undoFactor = byToken('/api/auth/undo-factor');
