import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { FAILED_JOBS_TABLE } from './failed-jobs-table.ts';
import { FailedJob } from './schema.ts';

export const failedJobsCalls = defineCalls({
  'POST /api/admin/failed-jobs/:id/try-again': {
    tag: 'admin',
    summary: 'Try a job again',
    description: 'At once, with all its tries.',
    access: { permission: isAdmin },
    params: z.object({ id: z.string() }),
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN'],
  },
});

export const failedJobsTable = tableCalls(FAILED_JOBS_TABLE, FailedJob);
