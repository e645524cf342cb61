import { lifeInWords } from '../privacy/lives.ts';
import { VERIFICATION_LINK } from '../site/account-links.ts';
import { DOCUMENTS_MAX, LICENCE_MAX, LICENCE_MIN, type VerificationKind } from './kinds.ts';
import type { VerificationState } from './states.ts';

/** What somebody reads who asks to be checked. */
export const verificationMessages = {
  title: VERIFICATION_LINK.label,
  intro:
    'An Admin compares your document with your account. People then see what was checked, never the document or its number.',
  titles: {
    'ghana-card': 'Ghana Card',
    'agent-licence': 'Agent’s licence',
    'stay-licence': 'Licence of a stay',
  } satisfies Record<VerificationKind, string>,
  helps: {
    'ghana-card': 'Your identity card of the National Identification Authority.',
    'agent-licence': 'Your licence under the Real Estate Agency Act, 2020 (Act 1047).',
    'stay-licence': 'The licence of the Ghana Tourism Authority, for one of your short stays.',
  } satisfies Record<VerificationKind, string>,
  numbers: {
    'ghana-card': 'Card number',
    'agent-licence': 'Licence number',
    'stay-licence': 'Licence number',
  } satisfies Record<VerificationKind, string>,
  ghanaCardHelp: 'As on the card: GHA-123456789-0',
  invalidNumber: {
    'ghana-card': 'Please enter the number as on the card, such as GHA-123456789-0.',
    'agent-licence': `Please enter the number of the licence: ${LICENCE_MIN} to ${LICENCE_MAX} letters and figures.`,
    'stay-licence': `Please enter the number of the licence: ${LICENCE_MIN} to ${LICENCE_MAX} letters and figures.`,
  } satisfies Record<VerificationKind, string>,
  expiresOn: 'Expires on',
  expiresOnHelp: 'As on the document. The badge goes after that day.',
  expiryRequired: 'Please enter the day on which it expires.',
  expired: 'This has expired. Please use one that is valid.',
  expiryTooFar: 'Please check the year: this is too far ahead.',
  stay: 'Which stay',
  chooseStay: 'Please choose which stay the licence is for.',
  noStay: 'Only for a short stay that you list.',
  noStays: 'You can ask for this once you list a short stay.',
  documents: 'Photos of the document',
  documentsHelp:
    'The front, and the back if it says something. All corners in view, nothing covered.',
  documentsRequired: 'Please add a photo of the document.',
  tooManyDocuments: `Please add ${DOCUMENTS_MAX} photos at most.`,
  choose: 'Add a photo',
  remove: 'Remove',
  kept: 'Photos and number are encrypted. Only our Admins see them, and each look is recorded. The photos are deleted after the check.',
  submit: 'Send for checking',
  submitting: 'Sending...',
  done: 'Thank you. An Admin looks at it, and we mail you what came of it.',
  failure: 'We could not send this. Please try again.',
  notAllowed: 'This is not for your role.',
  lapsed: `Nobody has looked at it for ${lifeInWords('waitingDocument')}. We are sorry. Please send it again.`,
  already: 'This is waiting to be checked already.',
  notTaken:
    'We cannot take documents in at the moment: this site is not set up to encrypt them yet. Please try again later.',
  notFound: 'This request was not found.',
  open: 'Send a document',
  over: 'Expired',
  renamed: 'Your name here has changed since, so no badge shows. Please send the document again.',
  expires: (day: string) => `Expires on ${day}`,
  sent: (day: string) => `Sent on ${day}`,
  takeBack: 'Take back',
  takeBackTitle: 'Take this back?',
  takeBackHelp: 'Photos and number are deleted, and a badge goes at once.',
  keep: 'Keep it',
  takeBackFailure: 'We could not take this back. Please try again.',
  takenBack: 'Taken back. Photos and number are deleted.',
  notNow: 'This is no longer possible. Please look at it again.',
} as const;

/** A request's state as its person reads it. */
export const OWN_STATE_TEXTS: Readonly<Record<VerificationState, string>> = {
  waiting: 'Waiting to be checked',
  approved: 'Checked',
  refused: 'Not accepted',
  withdrawn: 'Withdrawn by an Admin',
  'taken-back': 'Taken back',
  replaced: 'Replaced by a newer one',
};
