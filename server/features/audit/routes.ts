import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AUDIT_TABLE } from '#domain/audit/audit-table.ts';
import { auditTable } from '#domain/audit/calls.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportAuditLog, listAuditLog } from './list-audit-log.ts';

/** /api/admin/audit-log: who did what (docs/decisions/admins/audit-log.md). */
export const auditRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, platform, AUDIT_TABLE, auditTable, {
    read: (actor, query, window) => listAuditLog(platform, actor, query, window),
    readAll: (actor, query) => exportAuditLog(platform, actor, query),
  });
};
