import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { ListingEvent } from './schema.ts';

const history = {
  description: 'The newest 50, for its lister and Admins; not which Admin it was.',
  access: {},
  params: z.object({ id: z.string() }),
  responses: { 200: z.array(ListingEvent) },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
} as const;

/** What was done to a listing, for who may edit it. */
export const listingChangesCalls = defineCalls({
  'GET /api/properties/:id/history': {
    tag: 'properties',
    summary: 'What was done to a property',
    ...history,
  },
  'GET /api/cars/:id/history': {
    tag: 'cars',
    summary: 'What was done to a car',
    ...history,
  },
});
