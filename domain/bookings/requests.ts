import { addDays, type CalendarDate, today } from '../values/calendar-date.ts';
import { formatInstant } from '../values/instant.ts';
import { requestMessages } from './request-messages.ts';
import type { RequestCause } from './state.ts';

/** How long a host has to answer. */
const ANSWER_HOURS = 24;

/**
 * When a request lapses: 24 hours after it was made, or when the day of check-in begins, if that is sooner. One for
 * today has until the end of the day.
 */
export function answerBy(madeAt: Date, checkIn: CalendarDate): Date {
  const soon = new Date(madeAt.getTime() + ANSWER_HOURS * 3_600_000);
  const isForToday = checkIn <= today(madeAt);
  const begun = startOf(isForToday ? addDays(checkIn, 1) : checkIn);
  return begun < soon ? begun : soon;
}

/** True once a host can no longer answer a request. */
export const hasLapsed = (answerBy: Date, now: Date): boolean => answerBy <= now;

/** What a guest reads once their request is made. */
export const sayRequested = (
  host: string,
  { because, answerBy }: { because: RequestCause; answerBy: string },
): string => {
  const until = formatInstant(answerBy);
  return because === 'calendars'
    ? requestMessages.sentUnsure(until)
    : requestMessages.sent(host, until);
};

/** Days in Ghana are those of UTC. */
const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);
