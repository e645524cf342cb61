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

/** Every allowed transition; all others are refused. */
export const TRANSITIONS = {
  approve: { from: ['waiting'], to: 'approved' },
  refuse: { from: ['waiting'], to: 'refused' },
  withdraw: { from: ['approved'], to: 'withdrawn' },
  /** By the person themselves. */
  'take-back': { from: ['waiting', 'approved'], to: 'taken-back' },
  /** Automatically, when no Admin has decided in time. */
  lapse: { from: ['waiting'], to: 'refused' },
  /** When a newer one is approved. */
  replace: { from: ['approved'], to: 'replaced' },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;

/** The Admins' transitions. */
export const ADMIN_TRANSITIONS = ['approve', 'refuse', 'withdraw'] as const;
export type AdminTransition = (typeof ADMIN_TRANSITIONS)[number];

/** The state after a transition; undefined when it is not allowed. */
export function stateAfter(
  state: VerificationState,
  name: TransitionName,
): VerificationState | undefined {
  const { from, to }: Transition = TRANSITIONS[name];
  return from.includes(state) ? to : undefined;
}

/** Transitions that need a reason, which is emailed to the person. */
export const needsReason = (name: AdminTransition): boolean => name !== 'approve';
