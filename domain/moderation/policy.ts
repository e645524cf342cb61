/** When Admins look at listings (a site setting). */
export const MODERATION_POLICIES = [
  'live',
  'reviewed-after',
  'new-listers-first',
  'reviewed-first',
] as const;
export type ModerationPolicy = (typeof MODERATION_POLICIES)[number];

export const DEFAULT_MODERATION_POLICY: ModerationPolicy = 'reviewed-after';

/** Approved listings after which a lister is no longer new (a site setting). */
export const DEFAULT_TRUSTED_AFTER = 3;
export const TRUSTED_AFTER_RANGE = { min: 1, max: 50 } as const;

/** A listing's first state, and whether an Admin should look at it. */
export interface Beginning {
  state: 'live' | 'waiting';
  isToReview: boolean;
}

/** The first state of a new listing; also the next one after its lister changed it. */
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
