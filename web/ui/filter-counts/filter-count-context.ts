import { createContext, use } from 'react';

/** Number of listings each option would leave, as ' (12)', or nothing if unknown; by parameter and option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Empty while nothing is known, undefined if nothing is filtered. */
export const FilterCountContext = createContext<OptionCounts | undefined>(undefined);

/** A filter's counts by option; undefined if it has none. */
export function useOptionCounts(parameter: string): Readonly<Record<string, string>> | undefined {
  const counts = use(FilterCountContext);
  return counts && (counts[parameter] ?? {});
}

/** The count of an option that would leave nothing. */
export const NONE = ' (0)';
