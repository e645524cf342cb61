import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { Setup } from './schema.ts';

const tag = 'admin';

export const setupCalls = defineCalls({
  'GET /api/admin/setup': {
    tag,
    summary: 'How the site is set up',
    access: { permission: isAdmin },
    responses: { 200: Setup },
    errors: ['FORBIDDEN'],
  },
  'POST /api/admin/setup/test-mail': {
    tag,
    summary: 'Have a test email sent to yourself',
    description: 'At once. 409: there is no email server, or it did not take the email, and why.',
    access: { permission: isAdmin },
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'POST /api/admin/setup/notice-read': {
    tag,
    summary: 'Say that you have read what visitors are told',
    access: { permission: isAdmin },
    responses: { 200: Setup },
    errors: ['FORBIDDEN'],
  },
});
