import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditTable } from '#domain/audit/calls.ts';
import type { AuditEntry } from '#domain/audit/schema.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { CsvColumn } from '#server/platform/http/responses/csv.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportAuditLog, listAuditLog } from './list-audit-log.ts';

/** /api/admin/audit-log: who did what (docs/decisions/audit-log.md). */
export const auditRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, 'audit-log', auditTable, {
    columns: COLUMNS,
    read: (actor, query, window) => listAuditLog(platform, actor, query, window),
    readAll: (actor, query) => exportAuditLog(platform, actor, query),
  });
};

const text = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

const COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  { heading: 'When', of: ({ at }) => at },
  { heading: 'Event', of: ({ event }) => event },
  { heading: 'Who', of: ({ actor }) => actor?.email ?? actor?.userId ?? null },
  { heading: 'About', of: ({ subject }) => subject?.kind ?? null },
  { heading: 'Id', of: ({ subject }) => subject?._id ?? null },
  { heading: 'Name', of: ({ subject }) => subject?.name ?? null },
  { heading: 'Address', of: ({ address }) => address },
  { heading: 'Device', of: ({ device }) => device },
  { heading: 'Reason', of: ({ reason }) => reason },
  { heading: 'Before', of: ({ before }) => text(before) },
  { heading: 'After', of: ({ after }) => text(after) },
];
