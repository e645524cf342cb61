import { v7 as uuid } from 'uuid';
import type { AuditEvent, AuditSubject } from '#domain/audit/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { requestContext } from '#server/platform/log/request-context.ts';
import { auditLog } from './repository.ts';

/** Of a text that a client sends, as much is kept. */
const DEVICE_MAX = 300;
const REASON_MAX = 2000;

export interface AuditedAct {
  event: AuditEvent;
  at: Date;
  /** Who did it; by default who makes the request. Null: nobody knows. */
  actor?: string | null;
  subject?: { kind: AuditSubject; id?: string };
  reason?: string | undefined;
  before?: object;
  after?: object;
}

/** Of acts at one moment the order in which they came. */
let sequence = 0;

/**
 * Adds an entry to the audit log, with the address and the device of the request under way. In the transaction of what
 * it tells: neither without the other.
 */
export async function recordAudit(
  db: Database | Transaction,
  { event, at, actor, subject, reason, before, after }: AuditedAct,
): Promise<void> {
  const request = requestContext.getStore();
  sequence = (sequence + 1) % 0x7fffffff;
  await auditLog.insert(db, {
    id: uuid({ msecs: at.getTime(), seq: sequence }),
    at,
    event,
    actor_id: actor === undefined ? (request?.account ?? null) : actor,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    address: request?.address ?? null,
    device: request?.device?.slice(0, DEVICE_MAX) ?? null,
    request_id: request?.requestId ?? null,
    reason: reason?.slice(0, REASON_MAX) ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  });
}

/** What differs between two versions of something: of each the values of the keys that are not the same. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const of = (version: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(keys.map((key) => [key, version[key]]));
  return { before: of(before), after: of(after) };
}
