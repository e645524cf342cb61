import { paths } from '../site/paths.ts';
import { isId } from '../values/id.ts';

export const COMPARE_MAX = 4;

const PARAMETER = 'ids';

/** The listings that an address compares: its first four valid ids, without repetition. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = (query.get(PARAMETER) ?? '').toLowerCase().split(',').filter(isId);
  return [...new Set(ids)].slice(0, COMPARE_MAX);
}

/** The address that compares these listings; it can be shared. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? paths.compare : `${paths.compare}?${PARAMETER}=${ids.join(',')}`;
