import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { ANSWERS, PAUSE_REASONS } from './rules.ts';

/** Why and since when a listing is in no public list; absent while it is listed. */
export const Pause = z
  .object({ since: instantResponse, reason: z.enum(PAUSE_REASONS) })
  .optional()
  .describe('Why it is in no public list; left out where it is in them');
export type Pause = NonNullable<z.infer<typeof Pause>>;

/** The body of PUT …/pause. */
export const PauseBody = z.object({ paused: z.boolean() });

export const PauseResponse = z.object({ message: z.string(), pause: Pause });
export type PauseResponse = z.infer<typeof PauseResponse>;

/** The question behind an email's link. */
export const AvailabilityQuestion = z.object({
  kind: z.enum(LISTING_KINDS),
  name: z.string(),
  path: z.string().describe('The page of the listing'),
  answer: z.enum(ANSWERS).nullable().describe('What holds of it; null while the question is open'),
});
export type AvailabilityQuestion = z.infer<typeof AvailabilityQuestion>;

/** The body of POST /api/still-available/{token}. */
export const AnswerAvailabilityBody = z.object({ answer: z.enum(ANSWERS) });
