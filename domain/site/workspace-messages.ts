/** Shared by several pages of the Admin's workspace. */
export const workspaceMessages = {
  failure: 'That didn’t work. Please try again.',
  listerIsMailed: 'We’ll email it to the lister as you write it.',
  personIsMailed: 'We’ll email it to the person as you write it.',
} as const;
