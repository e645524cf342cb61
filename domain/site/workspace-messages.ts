/** What several pages of the Admin's workspace say. */
export const workspaceMessages = {
  failure: 'That could not be done. Please try again.',
  listerIsMailed: 'The lister is mailed it, as you write it.',
  personIsMailed: 'The person is mailed it, as you write it.',
} as const;
