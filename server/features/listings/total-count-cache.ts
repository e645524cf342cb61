import QuickLRU from 'quick-lru';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { TextSearch } from './words/text-search-repository.ts';

/** Up to here a total is counted for every call. */
export const EXACT_UP_TO = 10_000;
/**
 * Up to here what a search finds is counted at all: what is searched for has no end, so nothing of it is kept, and every
 * count would read every listing. A text of one or two letters is in more of them and says less.
 */
const SEARCH_UP_TO = { trigrams: EXACT_UP_TO, pairs: 1_000, reading: 1_000 };
/** The same of a list that facts or dates narrow: its listings lie apart, and counting them reads each, or its bookings. */
const EXACT_WHERE_COSTLY_UP_TO = 1_000;
/** How old a larger total may be. */
const KEPT_MS = 60_000;
/** Filters whose totals are kept, at times twice as many; what visitors search for has no end. */
const MAX_KEPT = 250;

/** What decides how far a list is counted. */
interface CountedFilter {
  search?: Pick<TextSearch, 'by'> | undefined;
  facts?: readonly unknown[] | undefined;
  freeOn?: unknown;
}

/** How to count the listings of a filter. */
export interface Count {
  upTo(max: number): Promise<number>;
  all(): Promise<number>;
}

/**
 * TotalCountCache of lists. To count a million rows takes a tenth of a second and more, and nobody on page 1 of
 * 40,000 can tell 1,000,000 from 1,000,003: so a larger total is counted once a minute for each
 * filter and kept in this process. No response depends on it but X-Total-Count and the last page of Link,
 * so two processes may well keep two numbers.
 */
export class TotalCountCache {
  readonly #now: Platform['now'];
  readonly #kept = new QuickLRU<string, { total: Promise<number>; until: number }>({
    maxSize: MAX_KEPT,
  });

  constructor({ now }: Pick<Platform, 'now'>) {
    this.#now = now;
  }

  /**
   * How many listings a list has of which one page was read.
   * @param found how many listings the page has.
   */
  async ofList(
    { page, size, offset }: PageWindow,
    found: number,
    filter: CountedFilter,
    count: Count,
  ): Promise<number> {
    const seen = offset + found;
    // A page that is not full is the last one and says how many there are.
    if (found < size && (found > 0 || page === 1)) return seen;
    const total = await this.ofFilter(filter, count);
    return filter.search ? Math.max(found > 0 ? seen : 0, total) : total;
  }

  /** The same where the page does not say which part of the list it is. */
  async ofFilter(filter: CountedFilter, count: Count): Promise<number> {
    if (!filter.search) {
      const isCostly = filter.facts?.length || filter.freeOn;
      const exactUpTo = isCostly ? EXACT_WHERE_COSTLY_UP_TO : EXACT_UP_TO;
      return this.of(JSON.stringify(filter), count, exactUpTo);
    }
    return count.upTo(SEARCH_UP_TO[filter.search.by]);
  }

  /**
   * How many listings a filter has.
   * @param filter the same text for the same filter.
   * @param exactUpTo what is counted for every call.
   */
  async of(filter: string, count: Count, exactUpTo = EXACT_UP_TO): Promise<number> {
    const kept = this.#find(filter);
    if (kept) return kept;
    const few = await count.upTo(exactUpTo + 1);
    if (few <= exactUpTo) return few;
    // Another call may have begun to count meanwhile.
    return this.#find(filter) ?? this.#keep(filter, count.all());
  }

  #find(filter: string): Promise<number> | undefined {
    const kept = this.#kept.get(filter);
    return kept && kept.until > this.#now().getTime() ? kept.total : undefined;
  }

  #keep(filter: string, total: Promise<number>): Promise<number> {
    this.#kept.set(filter, { total, until: this.#now().getTime() + KEPT_MS });
    total.catch(() => this.#kept.delete(filter));
    return total;
  }
}
