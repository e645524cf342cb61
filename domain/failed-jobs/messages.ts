export const failedJobMessages = {
  title: 'Jobs and emails',
  intro: 'What failed, why, and when we’ll try it again.',
  search: 'Kind, address or reason',
  none: 'Nothing has failed.',
  tryAgain: 'Try again',
  triedAgain: 'Trying again now.',
  notFound: 'It’s already done, or being tried right now.',
} as const;
