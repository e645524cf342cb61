/** Orders a list by how well its listings match the typed words; newest first among equals. */
export const BEST = 'best';
export const BEST_LABEL = 'Best match';

/** Orders a list near somewhere by distance; newest first among equals. */
export const DISTANCE = 'distance';
export const DISTANCE_LABEL = 'Nearest first';

/** An order that only some lists have. */
type Special = typeof BEST | typeof DISTANCE;

/** A list's order: the requested one, else the best match when words were typed, else distance when it is near somewhere. */
export function sortFor<Sort extends string>(
  sort: Sort | Special | undefined,
  search: string | undefined,
  near?: unknown,
): Sort | 'newest' | Special {
  const usual = search ? BEST : near ? DISTANCE : 'newest';
  const isThere = (sort !== BEST || search) && (sort !== DISTANCE || near);
  return sort !== undefined && isThere ? sort : usual;
}
