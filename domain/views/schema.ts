import { z } from 'zod';
import { id } from '../fields-schema.ts';
import { VIEWS_REPORTED_MAX } from './rules.ts';

/** The body of POST /api/views. */
export const ViewsBody = z.object({
  listings: z
    .array(id)
    .min(1)
    .max(VIEWS_REPORTED_MAX)
    .describe('Ids of the properties and cars whose pages were looked at'),
});
export type ViewsBody = z.infer<typeof ViewsBody>;
