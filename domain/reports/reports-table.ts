import { defineTable } from '../tables/table.ts';
import { REASON_TEXTS } from './messages.ts';
import { REPORTED_KINDS, type ReportReason } from './rules.ts';
import { KIND_TEXTS, reportedMessages } from './settling-messages.ts';
import { REPORT_STATE_FILTER, SETTLED_COLUMNS } from './table-parts.ts';

/** Reported things, each once. */
export const REPORTS_TABLE = defineTable({
  name: 'reports',
  summary: 'What was reported, each thing once',
  row: 'reported thing',
  rows: 'reported things',
  none: reportedMessages.none,
  search: {
    hint: reportedMessages.search,
    description: 'A part of the name of what was reported',
  },
  columns: {
    _id: { type: 'id', file: 'Id' },
    kind: { type: REPORTED_KINDS, file: 'Kind' },
    thingId: { type: 'id' },
    name: { type: 'text', description: 'As it was when it was first reported', heading: 'What' },
    path: { type: 'text', isNullable: true, description: 'Its page; null once it is gone' },
    ownerId: { type: 'id', description: 'Who listed or wrote it, or who it is' },
    ownerName: { type: 'text', file: 'Whose' },
    people: {
      type: 'whole',
      description: 'How many different people reported it',
      heading: 'People',
    },
    reports: {
      heading: 'Reasons',
      of: ({ reports }: { reports: readonly { reason: ReportReason }[] }) =>
        [...new Set(reports.map(({ reason }) => REASON_TEXTS[reason]))].join('; '),
    },
    newestAt: { type: 'instant', heading: 'Newest' },
    ...SETTLED_COLUMNS,
    action: { heading: 'Action' },
  },
  filters: {
    kind: { label: 'Kind', values: REPORTED_KINDS, labels: KIND_TEXTS },
    state: REPORT_STATE_FILTER,
  },
  orders: { most: 'Most reported first' },
});
