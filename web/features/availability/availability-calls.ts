import { queryOptions } from '@tanstack/react-query';
import type { AvailabilityAnswer } from '#domain/availability/rules.ts';
import { call } from '#web/lib/api/api.ts';

/** The listing that a mailed link asks about. */
export const questionQuery = (token: string) =>
  queryOptions({
    queryKey: ['still-available', token],
    queryFn: ({ signal }) =>
      call('GET /api/still-available/:token', { params: { token }, token: null, signal }),
  });

/** Says whether the listing is still available. Throws ApiError. */
export const answerQuestion = (token: string, answer: AvailabilityAnswer) =>
  call('POST /api/still-available/:token', { params: { token }, json: { answer }, token: null });
