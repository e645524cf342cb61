import { reportFormMessages } from './form-messages.ts';
import type { ReportedKind, ReportReason } from './rules.ts';

/** What is said of reporting something. */
export const reportMessages = {
  ...reportFormMessages,
  title: {
    property: 'Report this property',
    car: 'Report this car',
    comment: 'Report this comment',
    person: 'Report this person',
  } satisfies Record<ReportedKind, string>,
  help: 'An Admin looks at it, and we mail you how it ended. The other one is not told who you are.',
  detailsRequired: 'Please say in a few words what is wrong.',
  done: 'Thank you. An Admin looks at it, and we mail you how it ended.',
  already: 'You reported this already. We mail you how it ends.',
  own: 'This is your own.',
  gone: 'This is no longer on Efie.',
} as const;

/** Each reason in words. */
export const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  'viewing-fee': 'Asked for a viewing fee',
  gone: 'Already gone',
  'not-owner': 'Not the owner, or not allowed to let or sell it',
  'wrong-price': 'Wrong price, or asked for in dollars',
  'stolen-photos': 'Stolen photos',
  'land-dispute': 'Land dispute',
  'duty-unpaid': 'Duty unpaid',
  offensive: 'Offensive',
  other: 'Something else',
};
