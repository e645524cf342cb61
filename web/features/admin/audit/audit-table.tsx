import { Link } from 'react-router';
import { AUDIT_EVENT_NAMES, AUDIT_EVENTS, type AuditEvent } from '#domain/audit/events.ts';
import { auditMessages } from '#domain/audit/messages.ts';
import type { AuditEntry } from '#domain/audit/schema.ts';
import { isListingKind, KINDS } from '#domain/listing-kinds.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { AuditChanges } from './audit-changes.tsx';
import { deviceOf } from './device-of.ts';
import { reasonText } from './reason-text.ts';

const eventLabel = (event: string) => AUDIT_EVENTS[event as AuditEvent] ?? event;

/** Who did what, when and from where. */
export const AUDIT_TABLE: TableDefinition<AuditEntry> = {
  name: 'audit-log',
  asksAgain: true,
  row: 'entry',
  rows: 'entries',
  search: auditMessages.search,
  none: auditMessages.none,
  nameOf: ({ event, at }) => `${eventLabel(event)}, ${formatInstant(at)}`,
  columns: [
    {
      heading: 'What',
      of: ({ event, reason }) => (
        <>
          <span className="font-semibold">{eventLabel(event)}</span>
          {reason && (
            <span className="block text-muted whitespace-pre-line">
              {reasonText(event, reason)}
            </span>
          )}
        </>
      ),
    },
    {
      heading: 'When',
      isMoment: true,
      of: ({ at }) => (
        <time dateTime={at} className="figures">
          {formatInstant(at)}
        </time>
      ),
    },
    {
      heading: 'Who',
      of: ({ actor }) => actor && <PersonLink id={actor.userId} name={actor.name} />,
    },
    {
      heading: 'About',
      of: ({ subject }) => subject && <Subject of={subject} />,
    },
    {
      heading: 'From',
      of: ({ address, device }) =>
        address && (
          <>
            <span className="figures">{address}</span>
            {device && <span className="block text-muted">{deviceOf(device)}</span>}
          </>
        ),
    },
    {
      heading: 'Changed',
      of: ({ before, after }) =>
        before || after ? <AuditChanges before={before} after={after} /> : null,
    },
  ],
  filters: [
    {
      name: 'event',
      label: 'Event',
      options: AUDIT_EVENT_NAMES.map((event) => ({ value: event, label: AUDIT_EVENTS[event] })),
    },
    { name: 'from', label: 'From', type: 'day' },
    { name: 'to', label: 'To', type: 'day' },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
};

function PersonLink({ id, name }: { id: string; name: string | null }) {
  if (!name) return <span className="text-muted">Account {id.slice(-8)}, gone</span>;
  return (
    <Link
      to={paths.adminPerson(id)}
      className="inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}

const SUBJECTS: Readonly<Record<NonNullable<AuditEntry['subject']>['kind'], string>> = {
  person: 'Account',
  property: KINDS.property.label,
  car: KINDS.car.label,
  comment: 'Comment',
  booking: 'Booking',
  site: 'Site settings',
  job: 'Job',
  report: 'Reports',
  message: 'Contact message',
};

function Subject({ of: { kind, _id: id, name } }: { of: NonNullable<AuditEntry['subject']> }) {
  if (kind === 'person' && id) return <PersonLink id={id} name={name} />;
  const label = name ?? [SUBJECTS[kind], id?.slice(-8)].filter(Boolean).join(' ');
  if (!isListingKind(kind) || !id || !name) return <span>{label}</span>;
  return (
    <Link
      to={KINDS[kind].path(id)}
      className="inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline"
    >
      {label}
    </Link>
  );
}
