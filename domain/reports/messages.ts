import { reportFormMessages } from './form-messages.ts';
import type { ReportedKind, ReportReason } from './rules.ts';

export const reportMessages = {
  ...reportFormMessages,
  title: {
    property: 'Report this property',
    car: 'Report this car',
    comment: 'Report this comment',
    person: 'Report this person',
  } satisfies Record<ReportedKind, string>,
  help: 'An Admin will look at it, and we’ll email you the outcome. We won’t say who reported it.',
  detailsRequired: 'Please say in a few words what is wrong.',
  done: 'Thank you. An Admin will look at it, and we’ll email you the outcome.',
  already: 'You’ve already reported this. We’ll email you the outcome.',
  own: 'This is yours, so you can’t report it.',
  gone: 'This is no longer on Efie.',
} as const;

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
