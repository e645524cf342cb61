import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type {
  BlockBody,
  HostCalendar,
  HostCalendarQuery,
  OpenNightsBody,
  StayRules,
  StayRulesResponse,
} from '#domain/stays/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** A host's stay in the calendar. */
export type HostStay = HostCalendar['stays'][number];

/** Query key of a host's calendar; invalidated after every change. */
export const STAY_CALENDAR = { queryKey: ['stay-calendar'] };

/** The calendar of a user's stays between two days; cached per user, so that nobody sees another's. */
export const stayCalendarQuery = (userId: string, days: HostCalendarQuery) =>
  queryOptions({
    queryKey: [...STAY_CALENDAR.queryKey, userId, days],
    queryFn: ({ signal }) => call('GET /api/User/stay-calendar', { query: days, signal }),
    placeholderData: keepPreviousData,
  });

export const readRules = (id: string, signal?: AbortSignal): Promise<StayRulesResponse> =>
  call('GET /api/properties/:id/stay-rules', { params: { id }, signal });

/** Throws ApiError: CONFLICT if they were changed since `version`. */
export const putRules = (id: string, rules: StayRules, version: number) =>
  call('PUT /api/properties/:id/stay-rules', { params: { id }, json: { rules, version } });

export const blockNights = (id: string, json: BlockBody) =>
  call('POST /api/properties/:id/blocks', { params: { id }, json });

export const unblockNights = (id: string, blockId: string) =>
  call('DELETE /api/properties/:id/blocks/:blockId', { params: { id, blockId } });

export const openNights = (id: string, blockId: string, json: OpenNightsBody) =>
  call('POST /api/properties/:id/blocks/:blockId/open', { params: { id, blockId }, json });

type Days = StayRules['days'];

/**
 * Changes the prices of single nights, whatever else was changed in the rules in the meantime. Throws ApiError.
 * @param known the rules as last read.
 */
export async function changeDays(
  id: string,
  { rules, version }: StayRulesResponse,
  change: (days: Days) => Days,
): Promise<void> {
  const changed = ({ days, ...rest }: StayRules) => ({ ...rest, days: change(days) });
  try {
    await putRules(id, changed(rules ?? PLAIN_RULES), version);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error;
    const now = await readRules(id);
    await putRules(id, changed(now.rules ?? PLAIN_RULES), now.version);
  }
}
