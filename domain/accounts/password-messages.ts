/** Reasons for refusing a new password, other than its length. */
export const newPasswordMessages = {
  tooCommon: 'This password is too common. Please choose another one.',
  isAddress: 'Please choose a password that isn’t your email address.',
} as const;

/** The form in the profile. */
export const changePasswordMessages = {
  title: 'Password',
  help: 'Changing it logs you out on every other device.',
  open: 'Change password',
  current: 'Current password',
  submit: 'Save password',
  submitting: 'Saving...',
  cancel: 'Cancel',
  currentRequired: 'Please enter your current password.',
  currentWrong: 'This isn’t your current password.',
  failure: 'We couldn’t change your password. Please try again.',
  success: 'Password changed. You’re logged out on every other device.',
} as const;
