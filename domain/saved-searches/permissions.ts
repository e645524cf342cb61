import type { Viewer } from '../accounts/actor.ts';

/** Members keep searches; each sees and changes only their own. */
export const canSaveSearch = (viewer: Viewer): boolean => Boolean(viewer);

/** Whether a search is someone's own. */
export const canChangeSearch = (viewer: Viewer, search: { userId: string }): boolean =>
  viewer?.userId === search.userId;
