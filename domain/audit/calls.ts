import { tableCalls } from '../tables/calls.ts';
import { AuditEntry, AuditQuery } from './schema.ts';

/** The audit log. */
export const auditTable = tableCalls('audit-log', {
  summary: 'The audit log',
  query: AuditQuery,
  row: AuditEntry,
  isAboutPeople: true,
});
