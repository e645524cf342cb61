/** What an Admin reads of mails and other jobs that failed. */
export const failedJobMessages = {
  title: 'Jobs and mails',
  intro: 'What failed, why, and when it is tried again by itself.',
  search: 'Kind, address or reason',
  none: 'Nothing has failed.',
  tryAgain: 'Try again',
  triedAgain: 'It is tried again now.',
  notFound: 'It is done meanwhile, or being tried just now.',
} as const;
