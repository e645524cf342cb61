import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';

export const JOB_STATES = ['given-up', 'waiting'] as const;
export const JOB_SORTS = ['oldest'] as const;

export const FailedJobsQuery = z.object({
  ...tablePaging,
  search: textFilter(100),
  state: choiceFilter(JOB_STATES),
  sort: choiceFilter(JOB_SORTS),
});
export type FailedJobsQuery = z.infer<typeof FailedJobsQuery>;

export const FailedJob = z.object({
  _id: z.string(),
  task: z.string(),
  mail: z
    .object({ to: z.string(), subject: z.string() })
    .nullable()
    .describe('Of a mail; never its text, which may have a link that opens an account'),
  reason: z.string(),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  createdAt: instantResponse,
  nextTryAt: instantResponse.nullable().describe('null: given up'),
});
export type FailedJob = z.infer<typeof FailedJob>;
