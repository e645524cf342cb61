import { z } from 'zod';
import { canSeeHostedStays } from '../bookings/permissions.ts';
import { defineCalls } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { PaymentBody, StayMoney, StayMoneyResponse } from './schema.ts';

const tag = 'bookings';
const OneId = z.object({ id: z.string() });

/** The money of stays, which guest and host settle between themselves (docs/decisions/listings/stay-money.md). */
export const paymentsCalls = defineCalls({
  'GET /api/User/stays/:id/money': {
    tag,
    summary: 'The money of a stay at your property',
    description: 'What is due, paid and to refund, with every entry; an Admin of any stay.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: StayMoney },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/User/stays/:id/payments': {
    tag,
    summary: 'Record a payment or a refund',
    description:
      'Nothing is charged: it is written down, and the guest is emailed a receipt. 422: a payment of a request that is not accepted, more than is left to pay (with the deposit), or a refund of more than was paid. Send an Idempotency-Key, so that a repeat is the same payment. 429: two hundred in a day are recorded.',
    access: { permission: canSeeHostedStays },
    headers: IdempotencyHeaders,
    params: OneId,
    body: PaymentBody,
    responses: { 201: StayMoneyResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /api/User/stays/:id/payments/:entryId/reverse': {
    tag,
    summary: 'Undo a payment or a refund',
    description:
      'By an entry that counters it; the guest is emailed. 409: undone already, or part of the payment was refunded. 429: as for payments.',
    access: { permission: canSeeHostedStays },
    params: z.object({ id: z.string(), entryId: z.string() }),
    responses: { 200: StayMoneyResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'GET /api/bookings/:id/money': {
    tag,
    summary: 'The money of your booking',
    description: 'What you still pay your host, what they recorded as paid, and receipts.',
    access: {},
    params: OneId,
    responses: { 200: StayMoney },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
