import { queryOptions } from '@tanstack/react-query';
import type { PaymentBody, StayMoneyResponse } from '#domain/payments/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { hasArrived, onceHeaders } from '#web/lib/api/idempotency-key.ts';

/** Whose screen it is: the host records, the guest reads. */
export type Side = 'host' | 'guest';

/** The money of a stay; cached per user, so that nobody sees another's. */
export const moneyQuery = (userId: string, side: Side, id: string) =>
  queryOptions({
    queryKey: ['stay-money', userId, side, id],
    queryFn: ({ signal }) =>
      side === 'host'
        ? call('GET /api/User/stays/:id/money', { params: { id }, signal })
        : call('GET /api/bookings/:id/money', { params: { id }, signal }),
  });

/** Records a payment or a refund; sending it again after a lost response records nothing twice. Throws ApiError. */
export async function recordPayment(
  userId: string,
  id: string,
  json: PaymentBody,
): Promise<StayMoneyResponse> {
  const name = `payment:${userId}:${id}`;
  const response = await call('POST /api/User/stays/:id/payments', {
    params: { id },
    json,
    headers: onceHeaders(name, json),
  });
  hasArrived(name);
  return response;
}

/** Throws ApiError: CONFLICT if it is undone already, or was refunded. */
export const undoPayment = (id: string, entryId: string) =>
  call('POST /api/User/stays/:id/payments/:entryId/reverse', { params: { id, entryId } });
