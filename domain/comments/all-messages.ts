/** What an Admin reads of everybody's comments. */
export const allCommentsMessages = {
  title: 'Comments',
  intro: 'What people wrote about properties. Delete what does not belong.',
  search: 'Words of the comment',
  none: 'Nobody has commented yet.',
} as const;
