import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { ViewsBody } from './schema.ts';

export const viewsCalls = defineCalls({
  'POST /api/views': {
    tag: 'listings',
    summary: 'Say that pages of listings were looked at',
    description:
      'Counted for their listers by day. Nothing is counted for machines, under `DNT: 1` or `Sec-GPC: 1`, or of own listings.',
    body: ViewsBody,
    responses: { 204: z.null().describe('Whether or not they were counted') },
    errors: ['TOO_MANY_REQUESTS'],
  },
});
