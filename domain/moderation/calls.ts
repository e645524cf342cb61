import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls } from '../call.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { MODERATION_TABLE } from './moderation-table.ts';
import { ModerateBody, ModeratedListing, NewListing, OwnModeration } from './schema.ts';

export const moderationCalls = defineCalls({
  'POST /api/admin/moderation/:kind/:id': {
    tag: 'admin',
    summary: 'Approve, refuse, hide or restore a listing, or ask for a change',
    description:
      'The reason is emailed to the lister. A transition that the state does not have is a 409, and so is one of a listing that is not as `expectedUpdatedAt`, `expectedState` and `expectedSince` say. Only what is live stands in public lists.',
    access: { permission: isAdmin },
    params: z.object({ kind: z.enum(LISTING_KINDS), id: z.string() }),
    body: ModerateBody,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'GET /api/User/moderation': {
    tag: 'listings',
    summary: 'Own listings that are not live, and what Admins said of them',
    access: {},
    responses: { 200: z.array(OwnModeration) },
  },
  'GET /api/User/moderation/new': {
    tag: 'listings',
    summary: 'How a listing that one makes now begins: in the lists, or waiting for an Admin',
    access: {},
    responses: { 200: NewListing },
  },
});

export const moderationTable = tableCalls(MODERATION_TABLE, ModeratedListing);
