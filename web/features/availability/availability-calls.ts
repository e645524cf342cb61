import { queryOptions } from '@tanstack/react-query';
import type { AvailabilityAnswer } from '#domain/availability/rules.ts';
import type { AvailabilityQuestion } from '#domain/availability/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { callApi } from '#web/lib/api.ts';

const pathOf = (token: string) => `/api${paths.stillAvailable(token)}`;

/** What the link of a mail asks about. */
export const questionQuery = (token: string) =>
  queryOptions({
    queryKey: ['still-available', token],
    queryFn: ({ signal }) => callApi<AvailabilityQuestion>(pathOf(token), { token: null, signal }),
  });

/** Says whether it is still available. Throws ApiError. */
export const answerQuestion = (token: string, answer: AvailabilityAnswer) =>
  callApi<AvailabilityQuestion>(pathOf(token), { method: 'POST', json: { answer }, token: null });
