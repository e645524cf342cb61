import { z } from 'zod';
import { currentPassword } from '../accounts/schema.ts';
import { instantResponse } from '../fields.schema.ts';

/** The body of POST /api/User/deletion. */
export const LeaveBody = z.object({ currentPassword });
export type LeaveBody = z.infer<typeof LeaveBody>;

export const LeaveResponse = z.object({
  message: z.string(),
  leavesAt: instantResponse.describe('When the account is deleted'),
});
export type LeaveResponse = z.infer<typeof LeaveResponse>;
