import { commentMessages } from './messages.ts';

/** For listers who answer a comment; a file of its own, because nobody else loads it. */
export const answerMessages = {
  answer: 'Answer',
  label: 'Your answer',
  help: 'You can answer each comment once, and edit your answer later.',
  blank: 'Please enter an answer before sending.',
  tooLong: commentMessages.tooLong,
  send: 'Send answer',
  sending: 'Sending...',
  sent: 'Answer sent.',
  saved: 'Answer saved.',
  deleted: 'Answer deleted.',
  confirmDelete: 'Delete your answer?',
  notYours: 'Only the property’s lister can answer its comments.',
  ownComment: 'This is your own comment. Please edit it instead.',
  none: 'This comment has no answer.',
  failure: 'We couldn’t post your answer. Please try again.',
  deleteFailure: 'We couldn’t delete your answer. Please try again.',
} as const;
