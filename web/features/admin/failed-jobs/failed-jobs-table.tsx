import { failedJobMessages } from '#domain/failed-jobs/messages.ts';
import type { FailedJob } from '#domain/failed-jobs/schema.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { call } from '#web/lib/api/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { TableDefinition } from '../table/table-definition.ts';

const nameOf = ({ task, mail }: FailedJob) => mail?.subject ?? task;

/** Mails and other jobs that failed. */
export const FAILED_JOBS_TABLE: TableDefinition<FailedJob> = {
  name: 'failed-jobs',
  row: 'job',
  rows: 'jobs',
  search: failedJobMessages.search,
  none: failedJobMessages.none,
  nameOf,
  columns: [
    {
      heading: 'What',
      of: (job) => (
        <>
          <span className="font-semibold">{nameOf(job)}</span>
          {job.mail && <span className="block text-muted">to {job.mail.to}</span>}
        </>
      ),
    },
    { heading: 'Kind', of: ({ task }) => task },
    { heading: 'Why', of: ({ reason }) => reason },
    {
      heading: 'Tries',
      of: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
      isNumber: true,
    },
    { heading: 'Since', of: ({ createdAt }) => formatInstant(createdAt), isMoment: true },
    {
      heading: 'Next try',
      isMoment: true,
      of: ({ nextTryAt }) =>
        nextTryAt ? formatInstant(nextTryAt) : <Badge tone="laterite">Given up</Badge>,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: [
        { value: 'given-up', label: 'Given up' },
        { value: 'waiting', label: 'Tried again by itself' },
      ],
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
  actions: [
    {
      label: failedJobMessages.tryAgain,
      question: (jobs) => `${jobs.map(nameOf).join(', ')}: at once, with all tries.`,
      run: ({ _id }) => call('POST /api/admin/failed-jobs/:id/try-again', { params: { id: _id } }),
    },
  ],
};
