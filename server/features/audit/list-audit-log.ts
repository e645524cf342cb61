import { isIP } from 'node:net';
import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { AuditEntry, AuditQuery } from '#domain/audit/schema.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { isId } from '#domain/values/id.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentEntry } from './present.ts';
import { recordAudit } from './record-audit.ts';
import { type AuditFilter, auditLog } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A page of the audit log.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listAuditLog(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  query: AuditQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<AuditEntry>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = await filterOf(slowReads, query);
  const oldestFirst = query.sort === 'oldest';
  const rows = await auditLog.list(slowReads, filter, { size, offset, oldestFirst });
  const total = await auditLog.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(presentEntry), total };
}

/**
 * Every entry that the filters find, newest first; the export itself becomes an entry.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportAuditLog(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: AuditQuery,
): Promise<AsyncIterable<AuditEntry[]>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = await filterOf(slowReads, query);
  await recordAudit(db, { event: 'exported', at: now(), reason: 'audit-log' });
  return inBatches(
    (after, size) => auditLog.list(slowReads, filter, { after, size }),
    presentEntry,
  );
}

async function filterOf(
  db: Platform['db'],
  { search, event, from, to }: AuditQuery,
): Promise<AuditFilter> {
  return {
    event,
    from: from && new Date(from),
    until: to && new Date(Date.parse(to) + DAY_MS),
    ...(search && (await lookedFor(db, search))),
  };
}

/** Resolves a search text: a network address, an id, or a part of someone's name. */
async function lookedFor(db: Platform['db'], text: string): Promise<AuditFilter> {
  if (isIP(text)) return { address: text };
  if (isId(text)) return { involved: [text.toLowerCase()] };
  return { involved: await auditLog.findPeople(db, text) };
}
