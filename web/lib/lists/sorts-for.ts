import { BEST, BEST_LABEL, DISTANCE, DISTANCE_LABEL } from '#domain/search/sort.ts';

interface SortOption {
  value: string;
  label: string;
}

const BEST_OPTION = { value: BEST, label: BEST_LABEL };
const DISTANCE_OPTION = { value: DISTANCE, label: DISTANCE_LABEL };

/** A list's orders, the default first (sortFor of domain/search). */
export const sortsFor = (
  { search, near }: { search: string; near: string },
  plain: readonly SortOption[],
): SortOption[] => [
  ...(search.trim() ? [BEST_OPTION] : []),
  ...(near ? [DISTANCE_OPTION] : []),
  ...plain,
];
