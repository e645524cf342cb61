/** The most options returned for a free text: the most frequent ones. */
export const FILTER_OPTIONS_MAX = 200;

/** Counting stops after this many of the newest listings. */
export const FILTER_COUNTS_AMONG = 5_000;

/** The header with the parameters whose counts are lower bounds, separated by commas. */
export const COUNTS_AT_LEAST = 'x-counts-at-least';

/** By parameter: how many listings each option of the filter would leave. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A count as returned: exact up to `max`; `max + 1` stands for everything beyond. */
export const capped = (count: number, max: number): number => Math.min(count, max + 1);
