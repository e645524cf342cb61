import { Link } from 'react-router';
import { AUDIT_TABLE } from '#domain/audit/audit-table.ts';
import { AUDIT_EVENTS, type AuditEvent } from '#domain/audit/events.ts';
import type { AuditEntry } from '#domain/audit/schema.ts';
import { isListingKind, KINDS } from '#domain/listing-kinds.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { tableScreen } from '../table/table-screen.ts';
import { AuditChanges } from './audit-changes.tsx';
import { deviceOf } from './device-of.ts';
import { reasonText } from './reason-text.ts';

const eventLabel = (event: string) => AUDIT_EVENTS[event as AuditEvent] ?? event;

/** The audit log: people, actions, times and places. */
export const AUDIT_SCREEN = tableScreen(AUDIT_TABLE, {
  nameOf: ({ event, at }) => `${eventLabel(event)}, ${formatInstant(at)}`,
  cells: {
    what: ({ event, reason }) => (
      <>
        <span className="font-semibold">{eventLabel(event)}</span>
        {reason && (
          <span className="block text-muted whitespace-pre-line">{reasonText(event, reason)}</span>
        )}
      </>
    ),
    at: ({ at }) => (
      <time dateTime={at} className="figures">
        {formatInstant(at)}
      </time>
    ),
    actor: ({ actor }) => actor && <PersonLink id={actor.userId} name={actor.name} />,
    subject: ({ subject }) => subject && <Subject of={subject} />,
    from: ({ address, device }) =>
      address && (
        <>
          <span className="figures">{address}</span>
          {device && <span className="block text-muted">{deviceOf(device)}</span>}
        </>
      ),
    changed: ({ before, after }) =>
      before || after ? <AuditChanges before={before} after={after} /> : null,
  },
});

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
