import { FILTER_OPTIONS_MAX, type FilterCounts } from '#domain/filter-counts/counts.ts';
import { countedText } from '#domain/paging/counted.ts';
import { NONE, type OptionCounts } from './filter-count-context.ts';

/** The counts, and the parameters for which they are only lower bounds. */
export interface Counted {
  counts: FilterCounts;
  atLeast: readonly string[];
}

/**
 * The count texts of the options under the current filters. Empty if only the newest listings were counted and
 * none of them has the option: an older one may.
 * @param everything counted without filters: an option found there but not in `counts` leaves nothing, or its
 * count is unknown.
 */
export function sayCounts({ counts, atLeast }: Counted, everything?: Counted): OptionCounts {
  const said = Object.entries(counts).map(([parameter, options]) => {
    const isAtLeast = atLeast.includes(parameter);
    const say = (count: number) => {
      if (count === 0) return isAtLeast ? '' : NONE;
      return ` (${countedText(count, isAtLeast)})`;
    };
    const isFull = Object.keys(options).length >= FILTER_OPTIONS_MAX;
    const others = isFull ? [] : Object.keys(everything?.counts[parameter] ?? {});
    const all = { ...Object.fromEntries(others.map((option) => [option, 0])), ...options };
    const texts = Object.entries(all).map(([option, count]) => [option, say(count)]);
    return [parameter, Object.fromEntries(texts)];
  });
  return Object.fromEntries(said);
}
