import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { ReportOfConversation, SettleReportBody } from './reported-schema.ts';
import { REPORTED_CONVERSATIONS_TABLE } from './reported-table.ts';
import {
  ConversationMessage,
  ConversationPath,
  ListConversationsQuery,
  ListConversationsResponse,
  MessageBody,
  ReadBody,
  ReadResponse,
  ReportConversationBody,
  Thread,
  ThreadQuery,
} from './schema.ts';

const tag = 'enquiries';

/** Enquiries, as conversations. */
export const conversationsCalls = defineCalls({
  'GET /api/User/enquiries': {
    tag,
    summary: 'Conversations that you received or began',
    description:
      'Each began with an enquiry. Those about your own listings unless `direction` is `sent`; Admins get those that were `reported`. The one where something was written last comes first. `limit` and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
    access: {},
    query: ListConversationsQuery,
    responses: { 200: ListConversationsResponse },
    errors: ['FORBIDDEN'],
  },
  'GET /api/User/enquiries/:id': {
    tag,
    summary: 'A conversation with its last messages',
    description:
      'For its two people, and for Admins once one of them has reported it; 404 for anyone else. 30 messages unless `limit` says otherwise; `before` pages back. With `If-None-Match` the response is 304 as long as nothing has changed.',
    access: {},
    params: ConversationPath,
    query: ThreadQuery,
    responses: { 200: Thread },
    errors: ['NOT_FOUND'],
  },
  'POST /api/User/enquiries/:id/messages': {
    tag,
    summary: 'Write a message in a conversation',
    description:
      'To the other one, who is emailed the first message that they have not read, and none after it until they have. 403: one of you has blocked the other.',
    access: {},
    headers: IdempotencyHeaders,
    params: ConversationPath,
    body: MessageBody,
    responses: { 201: ConversationMessage },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  },
  'PUT /api/User/enquiries/:id/read': {
    tag,
    summary: 'Say that you have read a conversation',
    description:
      'Until the message with the number `upTo`; the other one sees that. It never goes back.',
    access: {},
    params: ConversationPath,
    body: ReadBody,
    responses: { 200: ReadResponse },
    errors: ['NOT_FOUND'],
  },
  'PUT /api/User/enquiries/:id/block': {
    tag,
    summary: 'Block the other one of a conversation',
    description:
      'Neither of you can write to the other, about any listing, until you lift it. The same again changes nothing.',
    access: {},
    params: ConversationPath,
    responses: { 200: MessageResponse },
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /api/User/enquiries/:id/block': {
    tag,
    summary: 'Lift your block of the other one of a conversation',
    description: 'Theirs of you, if there is one, stays.',
    access: {},
    params: ConversationPath,
    responses: { 200: MessageResponse },
    errors: ['NOT_FOUND'],
  },
  'POST /api/User/enquiries/:id/reports': {
    tag,
    summary: 'Report a conversation to the Admins',
    description:
      'They are emailed, and may read the whole conversation from then on. Your second report of it takes the place of the first.',
    access: {},
    params: ConversationPath,
    body: ReportConversationBody,
    responses: { 201: MessageResponse },
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
});

/** Conversations that one side has reported to the Admins. */
export const reportedConversationsCalls = defineCalls({
  'POST /api/admin/reported-conversations/:id/settle': {
    tag: 'admin',
    summary: 'End the report of a conversation',
    description:
      'Dismisses it, or suspends the one whom it is about. Who reported it is emailed how it ended.',
    access: { permission: isAdmin },
    params: z.object({ id: z.string() }),
    body: SettleReportBody,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'CONFIRM_AGAIN', 'NOT_FOUND', 'CONFLICT'],
  },
});

export const reportedConversationsTable = tableCalls(
  REPORTED_CONVERSATIONS_TABLE,
  ReportOfConversation,
);
