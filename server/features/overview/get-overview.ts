import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { MEASURES, type Measures, noMeasures, totalsOf } from '#domain/overview/measures.ts';
import type { Overview, OverviewQuery } from '#domain/overview/schema.ts';
import { addDays, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countByDay, type DayRow } from './repository.ts';

/**
 * The site's figures for each of the last days, and for as many before them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function getOverview(
  { slowReads, now }: Pick<Platform, 'slowReads' | 'now'>,
  actor: Actor,
  { days }: OverviewQuery,
): Promise<Overview> {
  if (!isAdmin(actor)) throw forbidden();
  const last = today(now());
  const span = Number(days);
  const from = addDays(last, 1 - 2 * span);
  const byDay = gather(await countByDay(slowReads, { from, until: addDays(last, 1) }));
  const all = Array.from({ length: 2 * span }, (_, at) => {
    const day = addDays(from, at);
    return { day, counts: inCedi(byDay.get(day) ?? noMeasures()) };
  });
  return {
    days: all.slice(span),
    before: totalsOf(all.slice(0, span).map(({ counts }) => counts)),
  };
}

function gather(rows: readonly DayRow[]): Map<CalendarDate, Measures> {
  const byDay = new Map<CalendarDate, Measures>();
  for (const { day, ...counted } of rows) {
    const counts = byDay.get(day) ?? noMeasures();
    for (const measure of MEASURES) counts[measure] += counted[measure] ?? 0;
    byDay.set(day, counts);
  }
  return byDay;
}

const inCedi = (counts: Measures): Measures => ({
  ...counts,
  booked: toCedi(pesewas(counts.booked)),
});
