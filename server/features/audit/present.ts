import type { AuditSubject } from '#domain/audit/events.ts';
import type { AuditEntry } from '#domain/audit/schema.ts';
import type { AuditRow } from './repository.ts';

export const presentEntry = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  event: row.event,
  actor: row.actor_id
    ? { userId: row.actor_id, name: row.actor_name, email: row.actor_email }
    : null,
  subject: row.subject_kind
    ? { kind: row.subject_kind as AuditSubject, _id: row.subject_id, name: row.subject_name }
    : null,
  address: row.address,
  device: row.device,
  reason: row.reason,
  before: row.before,
  after: row.after,
});
