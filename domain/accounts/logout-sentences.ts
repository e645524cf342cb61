export const logoutSentences = {
  submit: 'Logout',
  success: 'You have been logged out.',
} as const;
