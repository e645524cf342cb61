import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls, fileResponse } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { DOCUMENTS_MAX, VERIFICATIONS_A_DAY } from './kinds.ts';
import {
  DecideVerificationBody,
  OwnVerifications,
  VerificationDetail,
  VerificationRow,
  VerificationTexts,
} from './schema.ts';
import { VERIFICATIONS_TABLE } from './verifications-table.ts';

const OneId = z.object({ id: z.string() });

/** The form in the API document. */
const VerificationForm = VerificationTexts.extend({
  documents: z.array(z.file()).min(1).max(DOCUMENTS_MAX),
});

// A stolen session alone must not be able to read numbers or give badges.
const guarded = { permission: isAdmin, recent: true } as const;

/** People's own requests. */
export const verificationCalls = defineCalls({
  'GET /api/User/verifications': {
    tag: 'accounts',
    summary: 'What you asked to be checked',
    description: 'Numbers are masked.',
    access: {},
    responses: { 200: OwnVerifications },
  },
  'POST /api/User/verifications': {
    tag: 'accounts',
    summary: 'Ask to have a Ghana Card or a licence checked',
    description: `multipart/form-data with one or two photos in the field \`documents\`, 15 MB each. One request of a kind (of a licence of a stay: for each stay) waits at a time (409); ${VERIFICATIONS_A_DAY} a day.`,
    access: { confirmed: true },
    consumes: ['multipart/form-data'],
    body: VerificationForm,
    responses: { 201: MessageResponse },
    errors: [
      'FORBIDDEN',
      'CONFLICT',
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
    ],
  },
  'DELETE /api/User/verifications/:id': {
    tag: 'accounts',
    summary: 'Take back what you asked to be checked',
    description: 'Number and photos are deleted, and a badge goes at once.',
    access: {},
    params: OneId,
    responses: { 200: MessageResponse },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'GET /api/admin/verifications/:id': {
    tag: 'admin',
    summary: 'One request to be checked, with its number in full',
    description: 'The audit log records each look.',
    access: guarded,
    params: OneId,
    responses: { 200: VerificationDetail },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/admin/verifications/:id/documents/:number': {
    tag: 'admin',
    summary: 'A photo of a document that is to be checked',
    description: 'The audit log records each look. 404 once it is deleted.',
    access: guarded,
    params: OneId.extend({ number: z.string() }),
    responses: { 200: fileResponse('image/webp', z.any()) },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /api/admin/verifications/:id': {
    tag: 'admin',
    summary: 'Approve or refuse a request to be checked, or withdraw an approval',
    description:
      'The person is emailed, with the reason. 409 where the state has no such way, for an account that is suspended or has another name since, and for a number that was approved for another account.',
    access: guarded,
    params: OneId,
    body: DecideVerificationBody,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  },
});

export const verificationsTable = tableCalls(VERIFICATIONS_TABLE, VerificationRow);
