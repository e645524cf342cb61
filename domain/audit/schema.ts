import { z } from 'zod';
import { id, instantResponse } from '../fields-schema.ts';
import { choiceFilter, dayFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { AUDIT_EVENT_NAMES, AUDIT_SUBJECTS } from './events.ts';

export const AUDIT_SORTS = ['newest', 'oldest'] as const;

export const AuditQuery = z.object({
  ...tablePaging,
  search: textFilter().describe(
    'A part of the name or email of who did it or whom it is about, or an id or a network address, whole',
  ),
  event: choiceFilter(AUDIT_EVENT_NAMES),
  from: dayFilter().describe('The first day'),
  to: dayFilter().describe('The last day'),
  sort: choiceFilter(AUDIT_SORTS),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEntry = z.object({
  _id: id,
  at: instantResponse,
  event: z.string(),
  actor: z
    .object({ userId: id, name: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe('Who did it; without a name once the account is gone'),
  subject: z
    .object({ kind: z.enum(AUDIT_SUBJECTS), _id: id.nullable(), name: z.string().nullable() })
    .nullable(),
  address: z.string().nullable(),
  device: z.string().nullable().describe('What the browser calls itself'),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
