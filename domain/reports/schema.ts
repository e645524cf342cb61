import { z } from 'zod';
import { choice, id, instantResponse, optionalParagraph } from '../fields-schema.ts';
import { freeNights } from '../people/schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { reportMessages } from './messages.ts';
import { REPORTS_TABLE } from './reports-table.ts';
import {
  REASONS_OF,
  REPORT_ACTIONS,
  REPORT_DETAILS_MAX,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORTED_KINDS,
  type ReportAction,
} from './rules.ts';
import { reportedMessages } from './settling-messages.ts';

/** The body of POST /api/reports. */
export const ReportBody = z
  .object({
    kind: z.enum(REPORTED_KINDS),
    id,
    reason: choice(REPORT_REASONS, reportMessages.reasonRequired),
    details: optionalParagraph(REPORT_DETAILS_MAX),
  })
  .refine(({ kind, reason }) => REASONS_OF[kind].includes(reason), {
    path: ['reason'],
    message: reportMessages.reasonRequired,
  })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    message: reportMessages.detailsRequired,
  });
export type ReportBody = z.infer<typeof ReportBody>;

export type ReportsQuery = TableQuery<typeof REPORTS_TABLE>;

export const ReportOfOne = z.object({
  userId: id,
  userName: z.string(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  createdAt: instantResponse,
});

/** The action with which an Admin settled reports. */
export const settledBy = <const Actions extends readonly ReportAction[]>(actions: Actions) =>
  z.object({ at: instantResponse, action: z.enum(actions), note: z.string() });

/** All reports of one thing until an Admin settles them; later reports start a new entry. */
export const ReportedThing = tableRow(REPORTS_TABLE, {
  reports: z.array(ReportOfOne).describe('The newest 20'),
  settled: settledBy(REPORT_ACTIONS).nullable(),
});
export type ReportedThing = z.infer<typeof ReportedThing>;

/** An Admin's decision on reports. Any action against someone needs a reason. */
export const settlingBody = <const Actions extends readonly [ReportAction, ...ReportAction[]]>(
  actions: Actions,
) =>
  z
    .object({ action: choice(actions), note: optionalParagraph(REPORT_NOTE_MAX), freeNights })
    .refine(({ action, note }) => action === 'dismiss' || note !== '', {
      path: ['note'],
      message: reportedMessages.noteRequired,
    });

export const SettleReportsBody = settlingBody(REPORT_ACTIONS);
export type SettleReportsBody = z.infer<typeof SettleReportsBody>;
