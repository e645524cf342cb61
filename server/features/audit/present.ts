import { AUDIT_TABLE } from '#domain/audit/audit-table.ts';
import type { AuditSubject } from '#domain/audit/events.ts';
import type { AuditEntry } from '#domain/audit/schema.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { AuditRow } from './repository.ts';

const valuesOf = columnValues(AUDIT_TABLE);

export const presentEntry = (row: AuditRow): AuditEntry => ({
  ...valuesOf(row),
  actor: row.actor_id
    ? { userId: row.actor_id, name: row.actor_name, email: row.actor_email }
    : null,
  subject: row.subject_kind
    ? { kind: row.subject_kind as AuditSubject, _id: row.subject_id, name: row.subject_name }
    : null,
  before: row.before,
  after: row.after,
});
