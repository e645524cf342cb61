import { z } from 'zod';
import { currentPassword } from '../accounts/schema.ts';
import { instantResponse } from '../fields-schema.ts';

/** The body of POST /api/User/deletion. */
export const LeaveBody = z.object({
  currentPassword: currentPassword
    .optional()
    .describe(
      'May be left out by who has a passkey or codes: they say that it is them as for other calls that could do most harm',
    ),
});
export type LeaveBody = z.infer<typeof LeaveBody>;

export const LeaveResponse = z.object({
  message: z.string(),
  leavesAt: instantResponse.describe('When the account is deleted'),
});
export type LeaveResponse = z.infer<typeof LeaveResponse>;
