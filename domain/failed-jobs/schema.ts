import { z } from 'zod';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { FAILED_JOBS_TABLE } from './failed-jobs-table.ts';

export type FailedJobsQuery = TableQuery<typeof FAILED_JOBS_TABLE>;

export const FailedJob = tableRow(FAILED_JOBS_TABLE, {
  mail: z
    .object({ to: z.string(), subject: z.string() })
    .nullable()
    .describe('Of an email; never its text, which may have a link that opens an account'),
});
export type FailedJob = z.infer<typeof FailedJob>;
