import { today } from '#domain/values/calendar-date.ts';

/** In local storage: the listings that were reported today. */
const KEY = 'toldViews';

interface Told {
  day: string;
  ids: string[];
}

/** True for the first view of a listing today on this device; records the view. */
export function isFirstToday(id: string): boolean {
  const day = today(new Date());
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Told>;
    const ids = kept.day === day && Array.isArray(kept.ids) ? kept.ids : [];
    if (ids.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify({ day, ids: [...ids, id] } satisfies Told));
  } catch {
    // Storage is blocked, full, or not ours: the server limits reports from one source for one listing.
  }
  return true;
}

export function forgetReportedViews(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
