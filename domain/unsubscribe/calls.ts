import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { Unsubscription } from './schema.ts';

/** Unsubscribing by the link in an email. */
export const unsubscribeCalls = defineCalls({
  'GET /api/unsubscribe/:token': {
    tag: 'emails',
    summary: 'What the link of an email stands for',
    description: 'POST /unsubscribe/{token}, without /api, stops its mails at once (RFC 8058).',
    params: z.object({ token: z.string() }),
    responses: { 200: Unsubscription },
  },
});
