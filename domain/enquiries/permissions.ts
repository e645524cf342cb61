import type { Viewer } from '../accounts/actor.ts';

interface Listed {
  listerId: string;
}

/** Any signed-in user except the lister may write to the lister of a property or car. */
export function canEnquire(viewer: Viewer, listing: Listed): boolean {
  return Boolean(viewer) && viewer?.userId !== listing.listerId;
}
