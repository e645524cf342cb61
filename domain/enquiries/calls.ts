import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { KINDS, type ListingKind } from '../listing-kinds.ts';
import { EnquiryBody, EnquiryResponse, OwnEnquiry } from './schema.ts';

const tag = 'enquiries';
const OneListing = z.object({ id: z.string() });

/** Enquiries to the lister of a property or a car. */
export const enquiriesCalls = defineCalls({
  'POST /api/properties/:id/enquiries': sendCall('property'),
  'GET /api/properties/:id/enquiry': ownCall('property'),
  'POST /api/cars/:id/enquiries': sendCall('car'),
  'GET /api/cars/:id/enquiry': ownCall('car'),
});

function sendCall(kind: ListingKind) {
  return {
    tag,
    summary: `Send an enquiry to the lister of a ${KINDS[kind].noun}`,
    description:
      'Stored, emailed to the lister, and returned with how to reach them. The same words again on the same day are the same enquiry. It begins a conversation with the lister, or goes on with the one about the listing. 403: the listing is your own, or one of you has blocked the other.',
    access: { confirmed: true },
    headers: IdempotencyHeaders,
    params: OneListing,
    body: EnquiryBody,
    responses: { 201: EnquiryResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  } as const;
}

function ownCall(kind: ListingKind) {
  return {
    tag,
    summary: `Your last enquiry about a ${KINDS[kind].noun}`,
    description: 'Both are null until you have sent one to its lister.',
    access: {},
    params: OneListing,
    responses: { 200: OwnEnquiry },
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  } as const;
}
