import type { Viewer } from '../accounts/actor.ts';

/** Members save searches; each sees and changes only their own. */
export const canSaveSearch = (viewer: Viewer): boolean => Boolean(viewer);

export const canChangeSearch = (viewer: Viewer, search: { userId: string }): boolean =>
  viewer?.userId === search.userId;
