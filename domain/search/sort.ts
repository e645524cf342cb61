/** The order of a list by how well its listings fit what was typed; the newest first where they fit alike. */
export const BEST = 'best';
export const BEST_LABEL = 'Best match';

/** The order of a list that is near somewhere by how far its listings are; the newest first where they are as far. */
export const DISTANCE = 'distance';
export const DISTANCE_LABEL = 'Nearest first';

/** An order that not every list has. */
type Special = typeof BEST | typeof DISTANCE;

/**
 * How a list is ordered: as it was asked for, else by the best match where words were typed, by distance where it is near
 * somewhere.
 */
export function sortFor<Sort extends string>(
  sort: Sort | Special | undefined,
  search: string | undefined,
  near?: unknown,
): Sort | 'newest' | Special {
  const usual = search ? BEST : near ? DISTANCE : 'newest';
  const isThere = (sort !== BEST || search) && (sort !== DISTANCE || near);
  return sort !== undefined && isThere ? sort : usual;
}
