import { peopleMessages } from '../people/messages.ts';
import type { AdminTransition, VerificationState } from './states.ts';

/** What an Admin reads of people who ask to be checked, and does about them. */
export const verifyingMessages = {
  title: 'Verification',
  intro: 'People who ask to have their Ghana Card or a licence checked.',
  search: 'Name or email of the person',
  none: 'Nobody asks to be checked.',
  oneTitle: 'Check a document',
  notNow: 'This is no longer possible: somebody was quicker. Please look at it again.',
  suspended: 'This account is suspended. Lift that first, or refuse.',
  expired: 'This has expired by now, and cannot be approved.',
  numberTaken: (name: string) =>
    `This number has been approved for another account already: ${name}. Please find out whose it is.`,
  numberTakenMeanwhile:
    'This number has just been approved for another account. Please find out whose it is.',
  renamed: 'The account has another name since it asked: it has no badge until it asks again.',
  unreadable:
    'The number and the photos cannot be read: the key that encrypted them is not set (DATA_KEY).',
  reasonRequired: peopleMessages.reasonRequired,
  looked: 'Each look at a number or a photo stands in the audit log.',
  number: 'Number',
  numberGone: 'Deleted',
  documents: 'Photos of the document',
  noDocuments: 'The photos have been deleted.',
  documentFailure: 'We could not load this photo',
  showDocuments: 'Show the document',
  damaged: 'Your browser cannot show this photo.',
  document: (number: number) => `Photo ${number} of the document`,
  compare:
    'Does the name on the document fit the account, the number what was typed, and the day of expiry?',
  done: {
    approve: 'Approved. The badge shows from now on, and the person is mailed.',
    refuse: 'Refused. The person is mailed your reason.',
    withdraw: 'Withdrawn. The badge is gone, and the person is mailed your reason.',
  } satisfies Record<AdminTransition, string>,
} as const;

export const TRANSITION_TEXTS: Readonly<Record<AdminTransition, string>> = {
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
};

export const STATE_TEXTS: Readonly<Record<VerificationState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  'taken-back': 'Taken back',
  replaced: 'Replaced',
};
