import { REPORT_STATE_FILTER, SETTLED_COLUMNS } from '../reports/table-parts.ts';
import { defineTable } from '../tables/table.ts';
import { REPORT_REASON_TEXTS } from './messages.ts';
import { reportedConversationMessages } from './reported-messages.ts';
import { REPORT_REASONS, type ReportReason } from './rules.ts';

export const REPORTED_CONVERSATIONS_TABLE = defineTable({
  name: 'reported-conversations',
  summary: 'Reports of conversations',
  isAboutPeople: true,
  row: 'report',
  rows: 'reports',
  none: reportedConversationMessages.none,
  search: {
    hint: reportedConversationMessages.search,
    description: 'A part of the report, or of the name or email of one of the two',
  },
  columns: {
    _id: { type: 'id', file: 'Id' },
    conversationId: { type: 'id', heading: 'Conversation' },
    listing: { file: 'Listing', of: ({ listing }: { listing: Named }) => listing.name },
    lister: { file: 'Lister', of: ({ lister }: Two) => lister.name },
    sender: { file: 'Sender', of: ({ sender }: Two) => sender.name },
    reporterId: {
      type: 'id',
      description: 'One of the two',
      file: 'Reported by',
      of: ({ reporterId, lister, sender }: Two & { reporterId: string }) =>
        reporterId === lister.userId ? lister.name : sender.name,
    },
    reason: {
      type: REPORT_REASONS,
      heading: 'Reason',
      of: ({ reason }: { reason: ReportReason }) => REPORT_REASON_TEXTS[reason],
    },
    reporter: { heading: 'Reported by' },
    about: { heading: 'About' },
    details: { type: 'text', file: 'Details' },
    createdAt: { type: 'instant', heading: 'When' },
    ...SETTLED_COLUMNS,
    action: { heading: 'Action' },
  },
  filters: {
    reason: { label: 'Reason', values: REPORT_REASONS, labels: REPORT_REASON_TEXTS },
    state: REPORT_STATE_FILTER,
  },
  orders: { oldest: 'Oldest first' },
});

interface Named {
  name: string;
}

interface Two {
  lister: Named & { userId: string };
  sender: Named & { userId: string };
}
