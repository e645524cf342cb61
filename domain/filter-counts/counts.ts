/** So many options of a free text are told: those that most listings have. */
export const FILTER_OPTIONS_MAX = 200;

/** Of more listings than these only the newest are counted. */
export const FILTER_COUNTS_AMONG = 5_000;

/** The header that names the parameters whose counts are lower bounds, with commas between. */
export const COUNTS_AT_LEAST = 'x-counts-at-least';

/** How many listings there would be with each option of a filter, by its parameter. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A count as it is told: exact up to a limit, which one more stands for all beyond. */
export const capped = (count: number, max: number): number => Math.min(count, max + 1);
