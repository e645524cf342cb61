export const logoutMessages = {
  submit: 'Logout',
  success: 'You have been logged out.',
} as const;
