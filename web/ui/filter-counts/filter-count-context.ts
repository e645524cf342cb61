import { createContext, use } from 'react';

/** What options say of how many listings they would leave: ' (12)', nothing where that is not known, by parameter and option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Empty before anything is known, undefined where nothing is filtered. */
export const FilterCountContext = createContext<OptionCounts | undefined>(undefined);

/** What the options of a filter say of their counts; undefined where they have none. */
export function useOptionCounts(parameter: string): Readonly<Record<string, string>> | undefined {
  const counts = use(FilterCountContext);
  return counts && (counts[parameter] ?? {});
}

/** Of an option that would leave nothing. */
export const NONE = ' (0)';
