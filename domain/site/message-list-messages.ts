export const messageListMessages = {
  title: 'Contact messages',
  intro: 'Messages from the contact page. Your answer is emailed to the sender and saved here.',
  search: 'Name, email or words',
  new: 'New',
  none: 'Nobody has written yet.',
  done: 'Message marked as done.',
  openAgain: 'Message reopened.',
  notFound: 'This message no longer exists.',
} as const;
