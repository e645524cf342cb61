/** What an Admin reads of everybody's comments. */
export const allCommentsMessages = {
  title: 'Comments',
  intro: 'What people wrote about properties. Delete what does not belong.',
  search: 'Words, or person’s id',
  none: 'Nobody has commented yet.',
} as const;
