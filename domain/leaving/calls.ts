import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { lifeInWords } from '../privacy/lives.ts';
import { LeaveBody, LeaveResponse } from './schema.ts';

const tag = 'accounts';

/** Deleting an account, and keeping it after all. */
export const leavingCalls = defineCalls({
  'POST /api/User/deletion': {
    tag,
    summary: 'Have your account deleted',
    description: `Your listings are paused at once; the account is deleted after ${lifeInWords('leaving')}, in which it can be kept. Stays to come have to be finished or cancelled first. Asks for the password, or of who has a passkey or codes for a confirmation (POST /api/auth/confirm) within ten minutes.`,
    access: {},
    body: LeaveBody,
    responses: { 200: LeaveResponse },
    errors: ['CONFIRM_AGAIN', 'CONFLICT', 'STAYS_TO_COME'],
  },
  'DELETE /api/User/deletion': {
    tag,
    summary: 'Keep your account',
    description: 'Shows the listings again that were paused for its deletion.',
    access: {},
    responses: { 200: MessageResponse },
  },
});
