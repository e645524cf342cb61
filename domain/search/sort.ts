/** The order of a list by how well its listings fit what was typed; the newest first where they fit alike. */
export const BEST = 'best';
export const BEST_LABEL = 'Best match';

/** How a list is ordered: as it was asked for, else by the best match where words were typed. */
export function sortFor<Sort extends string>(
  sort: Sort | typeof BEST | undefined,
  search: string | undefined,
): Sort | 'newest' | typeof BEST {
  if (search) return sort ?? BEST;
  return sort === undefined || sort === BEST ? 'newest' : sort;
}
