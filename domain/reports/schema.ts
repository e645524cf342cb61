import { z } from 'zod';
import { choice, id, instantResponse, optionalParagraph } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { freeNights } from '../people/schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { reportMessages } from './messages.ts';
import {
  REASONS_OF,
  REPORT_ACTIONS,
  REPORT_DETAILS_MAX,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORT_STATES,
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

/** The parameters of an Admin's table of what was reported. */
export const ReportsQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('A part of the name of what was reported'),
  kind: choiceFilter(REPORTED_KINDS),
  state: choiceFilter(REPORT_STATES).transform((state) => state ?? 'open'),
  sort: choiceFilter(['most']),
});
export type ReportsQuery = z.infer<typeof ReportsQuery>;

/** One person's report. */
export const ReportOfOne = z.object({
  userId: id,
  userName: z.string(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  createdAt: instantResponse,
});

/** How an Admin ended reports: by one of some actions. */
export const settledBy = <const Actions extends readonly ReportAction[]>(actions: Actions) =>
  z.object({ at: instantResponse, action: z.enum(actions), note: z.string() });

/** All reports of one thing, until an Admin ends them; later ones are another. */
export const ReportedThing = z.object({
  _id: id,
  kind: z.enum(REPORTED_KINDS),
  thingId: id,
  name: z.string().describe('As it was when it was first reported'),
  path: z.string().nullable().describe('Its page; null once it is gone'),
  ownerId: id.describe('Who listed or wrote it, or who it is'),
  ownerName: z.string(),
  people: z.number().int().describe('How many different people reported it'),
  newestAt: instantResponse,
  reports: z.array(ReportOfOne).describe('The newest 20'),
  settled: settledBy(REPORT_ACTIONS).nullable(),
});
export type ReportedThing = z.infer<typeof ReportedThing>;

/** How an Admin ends reports. What is done to somebody has a reason. */
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
