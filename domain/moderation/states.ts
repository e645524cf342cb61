/** The Admins' decision about a listing, beside its status: only live ones are in public lists. */
export const MODERATION_STATES = ['live', 'waiting', 'change-asked', 'refused', 'hidden'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

interface Transition {
  from: readonly ModerationState[];
  to: ModerationState;
}

/** Every allowed transition; all others are refused. */
export const TRANSITIONS = {
  /** Approving a live listing records that an Admin has looked at it. */
  approve: { from: ['live', 'waiting', 'change-asked'], to: 'live' },
  refuse: { from: ['live', 'waiting', 'change-asked'], to: 'refused' },
  'ask-change': { from: ['live', 'waiting'], to: 'change-asked' },
  hide: { from: ['live', 'waiting', 'change-asked'], to: 'hidden' },
  restore: { from: ['hidden', 'refused'], to: 'live' },
  /** By a lister who saves a listing that needed changes or was refused. */
  resubmit: { from: ['change-asked', 'refused'], to: 'waiting' },
  /** By a lister who changes more than the price of a live listing: Admins look at it again, and it stays listed meanwhile. */
  change: { from: ['live'], to: 'live' },
  /** The same for listers whose listings are reviewed first: it waits for that. */
  hold: { from: ['live'], to: 'waiting' },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

/** The Admins' transitions. */
export const ADMIN_TRANSITIONS = ['approve', 'ask-change', 'refuse', 'hide', 'restore'] as const;
export type AdminTransition = (typeof ADMIN_TRANSITIONS)[number];

/** The state after a transition; undefined when it is not allowed. */
export function stateAfter(
  state: ModerationState,
  name: TransitionName,
): ModerationState | undefined {
  const { from, to }: Transition = TRANSITIONS[name];
  return from.includes(state) ? to : undefined;
}

/** True when only its lister and Admins may read a listing. */
export const isKeptBack = (state: ModerationState): boolean => state !== 'live';

/** Transitions that need a reason, which is emailed to the lister. */
export const needsReason = (name: TransitionName): boolean =>
  name === 'refuse' || name === 'ask-change' || name === 'hide';

/** The longest reason, in characters. */
export const MODERATION_REASON_MAX = 1000;
