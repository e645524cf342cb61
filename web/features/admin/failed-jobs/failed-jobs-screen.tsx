import { FAILED_JOBS_TABLE } from '#domain/failed-jobs/failed-jobs-table.ts';
import { failedJobMessages } from '#domain/failed-jobs/messages.ts';
import type { FailedJob } from '#domain/failed-jobs/schema.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { call } from '#web/lib/api/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { tableScreen } from '../table/table-screen.ts';

const nameOf = ({ task, mail }: FailedJob) => mail?.subject ?? task;

/** Mails and other jobs that failed. */
export const FAILED_JOBS_SCREEN = tableScreen(FAILED_JOBS_TABLE, {
  nameOf,
  cells: {
    what: (job) => (
      <>
        <span className="font-semibold">{nameOf(job)}</span>
        {job.mail && <span className="block text-muted">to {job.mail.to}</span>}
      </>
    ),
    nextTryAt: ({ nextTryAt }) =>
      nextTryAt ? formatInstant(nextTryAt) : <Badge tone="laterite">Given up</Badge>,
  },
  actions: [
    {
      label: failedJobMessages.tryAgain,
      question: (jobs) => `${jobs.map(nameOf).join(', ')}: at once, with all retries.`,
      run: ({ _id }) => call('POST /api/admin/failed-jobs/:id/try-again', { params: { id: _id } }),
    },
  ],
});
