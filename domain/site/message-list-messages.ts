/** What Admins read of the messages of /contact. */
export const messageListMessages = {
  title: 'Contact messages',
  intro: 'What people wrote on the contact page. Your answer is mailed to them, and kept here.',
  search: 'Name, email or words',
  new: 'New',
  none: 'Nobody has written yet.',
  done: 'The message is done.',
  openAgain: 'The message is to be answered again.',
  notFound: 'This message is not there any more.',
} as const;
