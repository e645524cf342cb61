import { peopleMessages } from '../people/messages.ts';
import type { AdminTransition, VerificationState } from './states.ts';

export const verifyingMessages = {
  title: 'Verification',
  intro: 'Requests to verify a Ghana Card or a licence.',
  search: 'Name or email of the person',
  none: 'No requests to review.',
  oneTitle: 'Verify a document',
  notNow: 'Someone else was quicker. Please look at it again.',
  suspended: 'This account is suspended. Lift the suspension first, or decline.',
  expired: 'This has expired, so it can’t be approved.',
  numberTaken: (name: string) =>
    `This number is already approved for another account: ${name}. Please find out whose it is.`,
  numberTakenMeanwhile:
    'This number has just been approved for another account. Please find out whose it is.',
  renamed:
    'The account’s name has changed since this request, so it has no badge until it asks again.',
  unreadable:
    'We can’t read the number and the photos: the key that encrypted them isn’t set (DATA_KEY).',
  reasonRequired: peopleMessages.reasonRequired,
  looked: 'Every view of a number or a photo is recorded in the audit log.',
  number: 'Number',
  numberGone: 'Deleted',
  documents: 'Photos of the document',
  noDocuments: 'The photos have been deleted.',
  documentFailure: 'We couldn’t load this photo',
  showDocuments: 'Show the document',
  damaged: 'Your browser can’t show this photo.',
  document: (number: number) => `Photo ${number} of the document`,
  compare: 'Do the name, number and expiry date here match the document?',
  done: {
    approve: 'Approved. The badge now shows. We’ve emailed the person.',
    refuse: 'Declined. We’ve emailed the person your reason.',
    withdraw: 'Withdrawn. The badge is gone. We’ve emailed the person your reason.',
  } satisfies Record<AdminTransition, string>,
} as const;

export const TRANSITION_TEXTS: Readonly<Record<AdminTransition, string>> = {
  approve: 'Approve',
  refuse: 'Decline',
  withdraw: 'Withdraw',
};

export const STATE_TEXTS: Readonly<Record<VerificationState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Declined',
  withdrawn: 'Withdrawn by an Admin',
  'taken-back': 'Withdrawn by the person',
  replaced: 'Replaced',
};
