import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerChangeBody, ChangeBody } from '#domain/bookings/hosted-schema.ts';
import { call } from '#web/lib/api/api.ts';
import { HOSTED_STAYS } from '../hosted/hosted-calls.ts';

type Dates = Omit<ChangeBody, 'expectedTotal'>;

/** What a booking would cost on other dates. */
export const changePreviewQuery = (id: string, { checkIn, checkOut, guests }: Dates) =>
  queryOptions({
    queryKey: [...HOSTED_STAYS.queryKey, 'change', id, checkIn, checkOut, guests],
    queryFn: ({ signal }) =>
      call('GET /api/User/stays/:id/change', {
        params: { id },
        query: { checkIn, checkOut, guests },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Offers other dates to the guest. Throws ApiError. */
export const offerChange = (id: string, json: ChangeBody) =>
  call('PUT /api/User/stays/:id/change', { params: { id }, json });

/** Withdraws the offer. Throws ApiError. */
export const withdrawChange = (id: string) =>
  call('DELETE /api/User/stays/:id/change', { params: { id } });

/** The guest's answer. Throws ApiError. */
export const answerChange = (id: string, json: AnswerChangeBody) =>
  call('POST /api/bookings/:id/change', { params: { id }, json });
