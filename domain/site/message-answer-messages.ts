export const messageAnswerMessages = {
  answer: 'Answer',
  answerAgain: 'Answer again',
  yourAnswer: 'Your answer',
  answerHelp: (email: string) => `We’ll email it to ${email}, with the message below it.`,
  answerRequired: 'Please write an answer.',
  send: 'Send answer',
  sending: 'Sending...',
  answered: (email: string) => `Your answer is on its way to ${email}.`,
  answeredMeanwhile:
    'Another Admin has just answered this message. Read that answer, then send yours too, or cancel.',
  notSent: 'We couldn’t send your answer. Please try again.',
} as const;
