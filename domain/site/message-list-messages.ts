/** What Admins read of the messages of /contact. */
export const messageListMessages = {
  title: 'Contact messages',
  intro: 'What people wrote on the contact page. Your answer is mailed to them, and kept here.',
  search: 'Name, email or words',
  new: 'New',
  none: 'Nobody has written yet.',
  answer: 'Answer',
  answerAgain: 'Answer again',
  yourAnswer: 'Your answer',
  answerHelp: (email: string) => `Mailed to ${email}, with the message below it.`,
  answerRequired: 'Please write an answer.',
  send: 'Send answer',
  sending: 'Sending...',
  answered: (email: string) => `Your answer is on its way to ${email}.`,
  answeredMeanwhile:
    'Another Admin has answered this message meanwhile. What you typed is still here: read that answer, then send yours too, or cancel.',
  notSent: 'We could not send your answer. Please try again.',
  done: 'The message is done.',
  openAgain: 'The message is to be answered again.',
  notFound: 'This message is not there any more.',
} as const;
