import { z } from 'zod';
import { id } from '../fields-schema.ts';
import { settledBy, settlingBody } from '../reports/schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { REPORTED_CONVERSATIONS_TABLE } from './reported-table.ts';
import { REPORT_ACTIONS } from './rules.ts';
import { Conversation } from './schema.ts';

export type ReportedConversationsQuery = TableQuery<typeof REPORTED_CONVERSATIONS_TABLE>;

export const ReportOfConversation = tableRow(REPORTED_CONVERSATIONS_TABLE, {
  listing: Conversation.shape.listing.omit({ propertyType: true }),
  lister: z.object({ userId: id, name: z.string() }),
  sender: z.object({ userId: id, name: z.string() }).describe('Who began it'),
  settled: settledBy(REPORT_ACTIONS).nullable(),
});
export type ReportOfConversation = z.infer<typeof ReportOfConversation>;

export const SettleReportBody = settlingBody(REPORT_ACTIONS);
export type SettleReportBody = z.infer<typeof SettleReportBody>;
