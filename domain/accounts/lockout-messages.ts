/** An Admin lifts the lock of an account that strangers, or its owner, tried too often. */
export const lockoutMessages = {
  title: 'Lift a lock-out',
  help: 'Ten wrong passwords from one network, or fifty from anywhere, lock an account for 15 minutes. Enter its email to let its owner in at once.',
  submit: 'Lift lock-out',
  submitting: 'Lifting...',
  unknown: 'No account has this email.',
  failure: 'The lock-out could not be lifted. Please try again.',
  success: (email: string) => `${email} can log in again.`,
} as const;
