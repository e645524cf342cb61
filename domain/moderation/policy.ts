/** When listings are looked at (a site setting). */
export const MODERATION_POLICIES = [
  'live',
  'reviewed-after',
  'new-listers-first',
  'reviewed-first',
] as const;
export type ModerationPolicy = (typeof MODERATION_POLICIES)[number];

export const DEFAULT_MODERATION_POLICY: ModerationPolicy = 'reviewed-after';

/** A lister with so many approved listings is not new any more (a site setting). */
export const DEFAULT_TRUSTED_AFTER = 3;
export const TRUSTED_AFTER_RANGE = { min: 1, max: 50 } as const;

/** How a listing begins, and whether an Admin is to look at it. */
export interface Beginning {
  state: 'live' | 'waiting';
  isToReview: boolean;
}

/** How a new listing begins; also how one goes on whose lister changed it. */
export function beginningOf(
  { moderation: policy, trustedAfter }: { moderation: ModerationPolicy; trustedAfter: number },
  lister: { isAdmin: boolean; approved: number },
): Beginning {
  if (lister.isAdmin || policy === 'live') return { state: 'live', isToReview: false };
  const isFirst =
    policy === 'reviewed-first' ||
    (policy === 'new-listers-first' && lister.approved < trustedAfter);
  return { state: isFirst ? 'waiting' : 'live', isToReview: true };
}
