export const allCommentsMessages = {
  title: 'Comments',
  intro: 'What people wrote about properties. Delete what doesn’t belong.',
  search: 'Words, or a person’s id',
  none: 'Nobody has commented yet.',
} as const;
