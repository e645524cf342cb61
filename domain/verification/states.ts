/** What has become of a request to be checked. */
export const VERIFICATION_STATES = [
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'taken-back',
  'replaced',
] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

interface Transition {
  from: readonly VerificationState[];
  to: VerificationState;
}

/** Each way from one state to another; whatever stands not here is refused. */
export const TRANSITIONS = {
  approve: { from: ['waiting'], to: 'approved' },
  refuse: { from: ['waiting'], to: 'refused' },
  withdraw: { from: ['approved'], to: 'withdrawn' },
  /** By the person themselves. */
  'take-back': { from: ['waiting', 'approved'], to: 'taken-back' },
  /** By itself, where no Admin has looked at it in time. */
  lapse: { from: ['waiting'], to: 'refused' },
  /** By the approval of a newer one. */
  replace: { from: ['approved'], to: 'replaced' },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

/** Those that are an Admin's. */
export const ADMIN_TRANSITIONS = ['approve', 'refuse', 'withdraw'] as const;
export type AdminTransition = (typeof ADMIN_TRANSITIONS)[number];

/** The state after a transition; undefined where there is no such way from the state. */
export function stateAfter(
  state: VerificationState,
  name: TransitionName,
): VerificationState | undefined {
  const { from, to }: Transition = TRANSITIONS[name];
  return from.includes(state) ? to : undefined;
}

/** Transitions whose reason is mailed to the person, and so is asked for. */
export const needsReason = (name: AdminTransition): boolean => name !== 'approve';
