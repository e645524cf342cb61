import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { REPORTS_TABLE } from './reports-table.ts';
import { ReportBody, ReportedThing, SettleReportsBody } from './schema.ts';

export const reportsCalls = defineCalls({
  'POST /api/reports': {
    tag: 'reports',
    summary: 'Report a property, a car, a comment or a person to the Admins',
    description:
      'Each person reports a thing once (409) until an Admin has ended it, and is emailed how that was. Not what is one’s own (403).',
    access: { confirmed: true },
    body: ReportBody,
    responses: { 201: MessageResponse },
    errors: ['OWN_LISTING', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'POST /api/admin/reports/:id/settle': {
    tag: 'admin',
    summary: 'End the reports of something',
    description:
      'Dismisses them, hides the listing, deletes the comment or suspends the person. Those who reported it are emailed how it ended.',
    access: { permission: isAdmin },
    params: z.object({ id: z.string() }),
    body: SettleReportsBody,
    responses: { 200: MessageResponse },
    // Only some actions ask people to confirm again that it is them.
    errors: ['FORBIDDEN', 'CONFIRM_AGAIN', 'NOT_FOUND', 'CONFLICT'],
  },
});

/** Reported things, each once. */
export const reportsTable = tableCalls(REPORTS_TABLE, ReportedThing);
