import type { AuditEvent } from '#domain/audit/events.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { auditLog } from './repository.ts';

const EVENTS = ['listing-changed', 'moderated', 'price-changed'] as const satisfies AuditEvent[];

/** The most events to read of one listing. */
const EVENTS_SHOWN = 50;

export interface ListingEventRow {
  at: Date;
  event: (typeof EVENTS)[number];
  actor_id: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** A listing's entries in the audit log, newest first. */
export const eventsOf = (
  db: Database,
  listing: { kind: ListingKind; id: string },
): Promise<ListingEventRow[]> => auditLog.ofSubject(db, listing, EVENTS, EVENTS_SHOWN);
