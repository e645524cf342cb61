import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { KINDS, type ListingKind } from '../listing-kinds.ts';
import { ListingEvent } from './schema.ts';

/** The history of a listing, for people who may edit it. */
export const listingChangesCalls = defineCalls({
  'GET /api/properties/:id/history': historyCall('property'),
  'GET /api/cars/:id/history': historyCall('car'),
});

function historyCall(kind: ListingKind) {
  const { list, noun } = KINDS[kind];
  return {
    tag: list,
    summary: `What was done to a ${noun}`,
    description: 'The newest 50, for its lister and Admins; not which Admin it was.',
    access: {},
    params: z.object({ id: z.string() }),
    responses: { 200: z.array(ListingEvent) },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  } as const;
}
