import type { AuditEvent } from '#domain/audit/events.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { auditLog } from './repository.ts';

const EVENTS = ['listing-changed', 'moderated', 'price-changed'] as const satisfies AuditEvent[];

/** So many of a listing's events are read. */
const EVENTS_SHOWN = 50;

export interface ListingEventRow {
  at: Date;
  event: (typeof EVENTS)[number];
  actor_id: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** What the audit log has of what was done to a listing, the newest first. */
export const eventsOf = (
  db: Database,
  listing: { kind: ListingKind; id: string },
): Promise<ListingEventRow[]> => auditLog.ofSubject(db, listing, EVENTS, EVENTS_SHOWN);
