import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';

/** Every error response of the API. */
export const ErrorBody = z.object({
  message: z.string().describe('The sentence to show'),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional().describe('The sentence beside each field'),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
