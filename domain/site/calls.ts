import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls, notModified } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { mapTilesResponse } from './map-tiles-schema.ts';
import { ContactMessage, MessageAnswerBody, MessageDoneBody } from './message-list-schema.ts';
import { MESSAGES_TABLE } from './messages-table.ts';
import { ContactMessageBody, SavedSiteSettings, SaveSiteSettingsBody } from './schema.ts';

const tag = 'site';

/** The site settings, the ground of its maps, and the form of /contact. */
export const siteCalls = defineCalls({
  'GET /api/site-settings': {
    tag,
    summary: 'Name, contact details and social links of the site',
    responses: { 200: SavedSiteSettings, ...notModified },
  },
  'PUT /api/site-settings': {
    tag,
    summary: 'Save the site settings',
    description:
      'Whole. Links are taken as people write them (`facebook.com/efie`, a WhatsApp number) and kept as links.',
    access: { permission: isAdmin, recent: true },
    body: SaveSiteSettingsBody,
    responses: { 200: SavedSiteSettings },
    errors: ['FORBIDDEN', 'CHANGED_MEANWHILE'],
  },
  'GET /api/map-tiles': {
    tag,
    summary: 'What maps lie on besides our own map',
    responses: { 200: mapTilesResponse },
  },
  'POST /api/contact': {
    tag,
    summary: 'Write to us',
    description:
      "Stored, and emailed to the site's address, to the Admins where none is set. Open to everyone. 503: there is nobody to read it.",
    headers: IdempotencyHeaders,
    body: ContactMessageBody,
    responses: { 201: MessageResponse },
    errors: ['UNPROCESSABLE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
});

const OneMessage = z.object({ id: z.string() });

/** Messages from /contact, and their answers. */
export const messageListCalls = defineCalls({
  'GET /api/admin/contact-messages/:id': {
    tag: 'admin',
    summary: 'A message of the contact page with its answers',
    access: { permission: isAdmin },
    params: OneMessage,
    responses: { 200: ContactMessage },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/admin/contact-messages/:id/answers': {
    tag: 'admin',
    summary: 'Answer a message of the contact page',
    description:
      'Kept, emailed to who wrote, and the message is done. 409: it has answers that `expectedAnswers` does not count. What the same Admin answered last is not sent again.',
    access: { permission: isAdmin },
    params: OneMessage,
    body: MessageAnswerBody,
    responses: { 201: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
  },
  'PUT /api/admin/contact-messages/:id/done': {
    tag: 'admin',
    summary: 'Say that a message is done, or to be answered again',
    description: 'The same again changes nothing.',
    access: { permission: isAdmin },
    params: OneMessage,
    body: MessageDoneBody,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});

export const contactMessagesTable = tableCalls(MESSAGES_TABLE, ContactMessage);
