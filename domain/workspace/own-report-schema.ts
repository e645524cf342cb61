import { z } from 'zod';
import { id, instantResponse } from '../fields-schema.ts';
import { REPORT_ACTIONS, REPORTED_KINDS } from '../reports/rules.ts';

/** Something a member has reported, and the report's state. */
export const OwnReport = z.object({
  _id: id,
  kind: z.enum([...REPORTED_KINDS, 'conversation']),
  name: z.string().describe('Of what was reported, or the other one of a conversation'),
  path: z.string().nullable().describe('Its page; null once there is none'),
  createdAt: instantResponse,
  ended: z
    .object({
      at: instantResponse,
      action: z.enum(REPORT_ACTIONS),
      note: z.string().describe("Why nothing was done; '' where something was"),
    })
    .nullable()
    .describe('Null while it waits for an Admin'),
});
export type OwnReport = z.infer<typeof OwnReport>;
