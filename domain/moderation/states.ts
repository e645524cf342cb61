/** What an Admin has made of a listing, beside its status: only what is live stands in public lists. */
export const MODERATION_STATES = ['live', 'waiting', 'change-asked', 'refused', 'hidden'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

interface Transition {
  from: readonly ModerationState[];
  to: ModerationState;
}

/** Each way from one state to another; whatever stands not here is refused. */
export const TRANSITIONS = {
  /** Of what is live: it was looked at. */
  approve: { from: ['live', 'waiting', 'change-asked'], to: 'live' },
  refuse: { from: ['live', 'waiting', 'change-asked'], to: 'refused' },
  'ask-change': { from: ['live', 'waiting'], to: 'change-asked' },
  hide: { from: ['live', 'waiting', 'change-asked'], to: 'hidden' },
  restore: { from: ['hidden', 'refused'], to: 'live' },
  /** By the lister, who saves what was asked to be changed, or was refused. */
  resubmit: { from: ['change-asked', 'refused'], to: 'waiting' },
  /** By the lister, who changes more than the price of what is live: it is looked at again, and stays in the lists meanwhile. */
  change: { from: ['live'], to: 'live' },
  /** The same where what that lister lists is reviewed first: it waits for that. */
  hold: { from: ['live'], to: 'waiting' },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

/** Those that are an Admin's. */
export const ADMIN_TRANSITIONS = ['approve', 'ask-change', 'refuse', 'hide', 'restore'] as const;
export type AdminTransition = (typeof ADMIN_TRANSITIONS)[number];

/** The state after a transition; undefined where there is no such way from the state. */
export function stateAfter(
  state: ModerationState,
  name: TransitionName,
): ModerationState | undefined {
  const { from, to }: Transition = TRANSITIONS[name];
  return from.includes(state) ? to : undefined;
}

/** Whether only its lister and Admins may read a listing. */
export const isKeptBack = (state: ModerationState): boolean => state !== 'live';

/** Transitions whose reason is mailed to the lister, and so is asked for. */
export const needsReason = (name: TransitionName): boolean =>
  name === 'refuse' || name === 'ask-change' || name === 'hide';

/** Characters that a reason may have. */
export const MODERATION_REASON_MAX = 1000;
