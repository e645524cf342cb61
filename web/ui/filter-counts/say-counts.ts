import { FILTER_OPTIONS_MAX, type FilterCounts } from '#domain/filter-counts/counts.ts';
import { countedText } from '#domain/paging/counted.ts';
import { NONE, type OptionCounts } from './filter-count-context.ts';

/** What was counted, and of which parameters the counts are lower bounds. */
export interface Counted {
  counts: FilterCounts;
  atLeast: readonly string[];
}

/**
 * What the options say of their counts under the filters that are set. Nothing where only the newest listings were counted and none of
 * them has an option: an older one may.
 * @param everything counted without filters: of what it has and the other has not, nothing is left, or nothing is known.
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
