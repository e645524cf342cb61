import { v7 as uuid } from 'uuid';
import type { AuditEvent, AuditSubject } from '#domain/audit/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { requestContext } from '#server/platform/log/request-context.ts';
import { auditLog } from './repository.ts';

/** The most to keep of a text that a client sends. */
const DEVICE_MAX = 300;
const REASON_MAX = 2000;

export interface AuditedAct {
  event: AuditEvent;
  at: Date;
  /** The person who did it, by default the one making the request. Null: unknown. */
  actor?: string | null;
  subject?: { kind: AuditSubject; id?: string };
  reason?: string | undefined;
  before?: object;
  after?: object;
}

/** Keeps entries of the same moment in order. */
let sequence = 0;

/**
 * Adds an entry to the audit log, with the address and the device of the current request. Runs in
 * the transaction of the act itself: neither happens without the other.
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

/** The keys on which two versions of something differ, with both values. */
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
