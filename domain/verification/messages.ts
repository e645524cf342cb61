import { lifeInWords } from '../privacy/lives.ts';
import { VERIFICATION_LINK } from '../site/account-links.ts';
import { DOCUMENTS_MAX, LICENCE_MAX, LICENCE_MIN, type VerificationKind } from './kinds.ts';
import type { VerificationState } from './states.ts';

export const verificationMessages = {
  title: VERIFICATION_LINK.label,
  intro:
    'An Admin compares your document with your account. People then see what was verified, never the document or its number.',
  titles: {
    'ghana-card': 'Ghana Card',
    'agent-licence': 'Agent’s licence',
    'stay-licence': 'Stay licence',
  } satisfies Record<VerificationKind, string>,
  helps: {
    'ghana-card': 'Your identity card from the National Identification Authority.',
    'agent-licence': 'Your licence under the Real Estate Agency Act, 2020 (Act 1047).',
    'stay-licence': 'The Ghana Tourism Authority’s licence for one of your short stays.',
  } satisfies Record<VerificationKind, string>,
  numbers: {
    'ghana-card': 'Card number',
    'agent-licence': 'Licence number',
    'stay-licence': 'Licence number',
  } satisfies Record<VerificationKind, string>,
  ghanaCardHelp: 'As on the card: GHA-123456789-0',
  invalidNumber: {
    'ghana-card': 'Please enter the number as on the card, such as GHA-123456789-0.',
    'agent-licence': `Please enter the licence number: ${LICENCE_MIN} to ${LICENCE_MAX} letters and digits.`,
    'stay-licence': `Please enter the licence number: ${LICENCE_MIN} to ${LICENCE_MAX} letters and digits.`,
  } satisfies Record<VerificationKind, string>,
  expiresOn: 'Expires on',
  expiresOnHelp: 'As on the document. The badge disappears after that day.',
  expiryRequired: 'Please enter the expiry date.',
  expired: 'This has expired. Please use a valid one.',
  expiryTooFar: 'Please check the year: this is too far ahead.',
  stay: 'Which stay',
  chooseStay: 'Please choose which stay the licence is for.',
  noStay: 'Only for a short stay you list.',
  noStays: 'You can ask for this once you list a short stay.',
  documents: 'Photos of the document',
  documentsHelp:
    'The front, and the back if there’s anything on it. Show all corners and cover nothing.',
  documentsRequired: 'Please add a photo of the document.',
  tooManyDocuments: `Please add ${DOCUMENTS_MAX} photos at most.`,
  choose: 'Add a photo',
  remove: 'Remove',
  kept: 'Photos and number are encrypted. Only our Admins see them, and every view is recorded. We delete the photos after the review.',
  submit: 'Send for verification',
  submitting: 'Sending...',
  done: 'Thank you. An Admin will review it, and we’ll email you the result.',
  failure: 'We couldn’t send this. Please try again.',
  notAllowed: 'This isn’t available for your role.',
  lapsed: `We’re sorry: nobody reviewed it within ${lifeInWords('waitingDocument')}. Please send it again.`,
  already: 'This is already waiting for review.',
  notTaken:
    'We can’t accept documents at the moment: this site isn’t set up to encrypt them yet. Please try again later.',
  notFound: 'We couldn’t find this request.',
  open: 'Send a document',
  over: 'Expired',
  renamed: 'Your name here has changed, so your badge is hidden. Please send the document again.',
  expires: (day: string) => `Expires on ${day}`,
  sent: (day: string) => `Sent on ${day}`,
  takeBack: 'Withdraw',
  takeBackTitle: 'Withdraw this?',
  takeBackHelp: 'We delete the photos and the number, and any badge disappears at once.',
  keep: 'Keep it',
  takeBackFailure: 'We couldn’t withdraw this. Please try again.',
  takenBack: 'Withdrawn. The photos and the number are deleted.',
  notNow: 'This is no longer possible. Please look at it again.',
} as const;

/** A request's state, in words for the person who made it. */
export const OWN_STATE_TEXTS: Readonly<Record<VerificationState, string>> = {
  waiting: 'Waiting for review',
  approved: 'Verified',
  refused: 'Declined',
  withdrawn: 'Withdrawn by an Admin',
  'taken-back': 'Withdrawn by you',
  replaced: 'Replaced by a newer one',
};
