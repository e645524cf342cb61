import { z } from 'zod';
import { id } from '../fields-schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { AUDIT_TABLE } from './audit-table.ts';
import { AUDIT_SUBJECTS } from './events.ts';

export type AuditQuery = TableQuery<typeof AUDIT_TABLE>;

export const AuditEntry = tableRow(AUDIT_TABLE, {
  actor: z
    .object({ userId: id, name: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe('Who did it; without a name once the account is gone'),
  subject: z
    .object({ kind: z.enum(AUDIT_SUBJECTS), _id: id.nullable(), name: z.string().nullable() })
    .nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
