import type { ModerationState } from './states.ts';

/** When listings are looked at (a site setting). */
export const MODERATION_POLICIES = [
  'live',
  'reviewed-after',
  'new-listers-first',
  'reviewed-first',
] as const;
export type ModerationPolicy = (typeof MODERATION_POLICIES)[number];

export const DEFAULT_MODERATION_POLICY: ModerationPolicy = 'reviewed-after';

/** Whoever has so many approved listings is no new lister any more. */
export const TRUSTED_AFTER_APPROVED = 3;

/** How a new listing begins, and whether an Admin is to look at it. */
export function beginningOf(
  policy: ModerationPolicy,
  lister: { isAdmin: boolean; approved: number },
): { state: ModerationState; isToReview: boolean } {
  if (lister.isAdmin || policy === 'live') return { state: 'live', isToReview: false };
  const isFirst =
    policy === 'reviewed-first' ||
    (policy === 'new-listers-first' && lister.approved < TRUSTED_AFTER_APPROVED);
  return { state: isFirst ? 'waiting' : 'live', isToReview: true };
}
