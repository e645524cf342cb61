import { tableCalls } from '../tables/calls.ts';
import { AUDIT_TABLE } from './audit-table.ts';
import { AuditEntry } from './schema.ts';

export const auditTable = tableCalls(AUDIT_TABLE, AuditEntry);
