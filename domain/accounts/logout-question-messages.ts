/** Asks people with an unfinished upload before a logout deletes it. */
export const logoutQuestionMessages = {
  title: 'Log out and delete it?',
  text: 'You have an unfinished listing on this device. Logging out deletes it, with its photos and video.',
  confirm: 'Log out and delete',
  stay: 'Stay logged in',
} as const;
