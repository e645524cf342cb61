import { call } from '#web/lib/api/api.ts';

/** Emails the confirmation link again. Throws ApiError. */
export const sendLinkAgain = () => call('POST /api/User/email/link');

// The token says enough: a link is opened on any device, with any account logged in there.
const byToken = (token: string) => ({ token: null, json: { token } });

/** Confirms the address that a link was mailed to. Throws ApiError. */
export const confirmEmail = (token: string) => call('POST /api/auth/confirm-email', byToken(token));

/** Brings back the address that a link was mailed to. Throws ApiError. */
export const undoEmailChange = (token: string) =>
  call('POST /api/auth/undo-email-change', byToken(token));

/** Removes an added login method, and everything added after it. Throws ApiError. */
export const undoFactor = (token: string) => call('POST /api/auth/undo-factor', byToken(token));
