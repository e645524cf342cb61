import { defineTable } from '../tables/table.ts';
import { failedJobMessages } from './messages.ts';

export const FAILED_JOBS_TABLE = defineTable({
  name: 'failed-jobs',
  summary: 'Emails and other jobs that failed',
  row: 'job',
  rows: 'jobs',
  none: failedJobMessages.none,
  search: { hint: failedJobMessages.search },
  columns: {
    _id: { type: 'text', file: 'Id' },
    what: { heading: 'What' },
    task: { type: 'text', heading: 'Kind' },
    mail: { file: 'To', of: ({ mail }: Mailed) => mail?.to ?? null },
    subject: { file: 'Subject', of: ({ mail }: Mailed) => mail?.subject ?? null },
    reason: { type: 'text', heading: 'Why', file: 'Reason' },
    attempts: {
      type: 'whole',
      heading: 'Tries',
      shown: ({ attempts, maxAttempts }: { attempts: number; maxAttempts: number }) =>
        `${attempts} of ${maxAttempts}`,
    },
    maxAttempts: { type: 'whole' },
    createdAt: { type: 'instant', heading: 'Since' },
    nextTryAt: {
      type: 'instant',
      isNullable: true,
      description: 'null: given up',
      heading: 'Next try',
    },
  },
  filters: {
    state: {
      label: 'State',
      values: ['given-up', 'waiting'],
      labels: { 'given-up': 'Given up', waiting: 'Retrying' },
    },
  },
  orders: { oldest: 'Oldest first' },
});

interface Mailed {
  mail: { to: string; subject: string } | null;
}
