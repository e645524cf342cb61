import { defineTable } from '../tables/table.ts';
import { AUDIT_EVENT_NAMES, AUDIT_EVENTS, type AuditSubject } from './events.ts';
import { auditMessages } from './messages.ts';

export const AUDIT_TABLE = defineTable({
  name: 'audit-log',
  summary: 'The audit log',
  isAboutPeople: true,
  row: 'entry',
  rows: 'entries',
  none: auditMessages.none,
  search: {
    hint: auditMessages.search,
    description:
      'A part of the name or email of who did it or whom it is about, or an id or a network address, whole',
    max: 200,
  },
  columns: {
    _id: { type: 'id' },
    what: { heading: 'What' },
    at: { type: 'instant', heading: 'When' },
    event: { type: 'text', file: 'Event' },
    actor: { heading: 'Who', of: ({ actor }: Acting) => actor?.email ?? actor?.userId ?? null },
    subject: { heading: 'About', of: ({ subject }: About) => subject?.kind ?? null },
    subjectId: { file: 'Id', of: ({ subject }: About) => subject?._id ?? null },
    subjectName: { file: 'Name', of: ({ subject }: About) => subject?.name ?? null },
    from: { heading: 'From' },
    address: { type: 'text', isNullable: true, file: 'Address' },
    device: {
      type: 'text',
      isNullable: true,
      description: 'What the browser calls itself',
      file: 'Device',
    },
    reason: { type: 'text', isNullable: true, file: 'Reason' },
    before: { file: 'Before', of: ({ before }: { before: unknown }) => json(before) },
    after: { file: 'After', of: ({ after }: { after: unknown }) => json(after) },
    changed: { heading: 'Changed' },
  },
  filters: {
    event: { label: 'Event', values: AUDIT_EVENT_NAMES, labels: AUDIT_EVENTS },
    from: { label: 'From', type: 'day', description: 'The first day' },
    to: { label: 'To', type: 'day', description: 'The last day' },
  },
  orders: { newest: 'Newest first', oldest: 'Oldest first' },
});

const json = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

interface Acting {
  actor: { userId: string; email: string | null } | null;
}

interface About {
  subject: { kind: AuditSubject; _id: string | null; name: string | null } | null;
}
