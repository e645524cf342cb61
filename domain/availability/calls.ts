import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { KINDS, type ListingKind } from '../listing-kinds.ts';
import {
  AnswerAvailabilityBody,
  AvailabilityQuestion,
  PauseBody,
  PauseResponse,
} from './schema.ts';

const tag = 'availability';
const OneToken = z.object({ token: z.string() });

/** Pausing listings, and asking whether they are still available. */
export const availabilityCalls = defineCalls({
  'PUT /api/properties/:id/pause': pauseCall('property'),
  'PUT /api/cars/:id/pause': pauseCall('car'),
  'GET /api/still-available/:token': {
    tag,
    summary: 'The listing that an email’s link asks about',
    params: OneToken,
    responses: { 200: AvailabilityQuestion },
    errors: ['NOT_FOUND'],
  },
  'POST /api/still-available/:token': {
    tag,
    summary: 'Say whether it is still available',
    description:
      'Needs no session: whoever has the email is the lister. A taken property becomes sold or rented, a taken car is paused.',
    params: OneToken,
    body: AnswerAvailabilityBody,
    responses: { 200: AvailabilityQuestion },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
});

function pauseCall(kind: ListingKind) {
  const { list, noun } = KINDS[kind];
  return {
    tag: list,
    summary: `Pause a ${noun}, or show it again`,
    description: 'A paused listing is in no public list. Nothing is deleted.',
    access: {},
    params: z.object({ id: z.string() }),
    body: PauseBody,
    responses: { 200: PauseResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  } as const;
}
