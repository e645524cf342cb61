import type { Viewer } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { isKeptBack, type ModerationState } from '#domain/moderation/states.ts';

interface ModeratedRow {
  lister_id: string;
  moderation: string;
  approved_at: Date | null;
}

/** Whether somebody may read a listing whose id they have: what Admins keep back, only its lister and they do. */
export const mayRead = (viewer: Viewer, row: ModeratedRow): boolean =>
  !isKeptBack(row.moderation as ModerationState, row.approved_at) ||
  viewer?.userId === row.lister_id ||
  isAdmin(viewer);
