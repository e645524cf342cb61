import { z } from 'zod';
import { id, instantResponse } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { REPORT_STATES } from '../reports/rules.ts';
import { settledBy, settlingBody } from '../reports/schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { REPORT_ACTIONS, REPORT_REASONS } from './rules.ts';
import { Conversation } from './schema.ts';

/** The parameters of an Admin's table of conversations that were reported. */
export const ReportedConversationsQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe(
    'A part of the report, or of the name or email of one of the two',
  ),
  reason: choiceFilter(REPORT_REASONS),
  state: choiceFilter(REPORT_STATES).transform((state) => state ?? 'open'),
  sort: choiceFilter(['oldest']),
});
export type ReportedConversationsQuery = z.infer<typeof ReportedConversationsQuery>;

/** One person's report of a conversation. */
export const ReportOfConversation = z.object({
  _id: id,
  conversationId: id,
  listing: Conversation.shape.listing.omit({ propertyType: true }),
  lister: z.object({ userId: id, name: z.string() }),
  sender: z.object({ userId: id, name: z.string() }).describe('Who began it'),
  reporterId: id.describe('One of the two'),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  createdAt: instantResponse,
  settled: settledBy(REPORT_ACTIONS).nullable(),
});
export type ReportOfConversation = z.infer<typeof ReportOfConversation>;

export const SettleReportBody = settlingBody(REPORT_ACTIONS);
export type SettleReportBody = z.infer<typeof SettleReportBody>;
