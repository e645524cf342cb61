/** For Admins: unlocking an account after too many attempts by strangers or its owner. */
export const lockoutMessages = {
  title: 'Unlock an account',
  help: 'Ten wrong passwords from one network, or fifty from anywhere, lock an account for 15 minutes. Enter its email to unlock it now.',
  submit: 'Unlock',
  submitting: 'Unlocking...',
  unknown: 'No account has this email.',
  failure: 'We couldn’t unlock the account. Please try again.',
  success: (email: string) => `${email} can log in again.`,
} as const;
