/** Why a new password is refused, beside its length. */
export const newPasswordMessages = {
  tooCommon: 'This is one of the passwords that are guessed first. Please choose another one.',
  isAddress: 'Please choose a password that is not your email address.',
} as const;

/** The form in the profile. */
export const changePasswordMessages = {
  title: 'Password',
  help: 'Changing it logs you out on every other device.',
  open: 'Change Password',
  current: 'Current Password',
  submit: 'Save Password',
  submitting: 'Saving...',
  cancel: 'Cancel',
  currentRequired: 'Please enter your current password.',
  currentWrong: 'This is not your current password.',
  failure: 'Your password could not be changed. Please try again.',
  success: 'Your password is changed. You are logged out on every other device.',
} as const;
