import { hostedStayMessages } from './hosted-messages.ts';
import type { BookingStatus, Canceller } from './state.ts';

/** What guest and host read of a booking that waits for its host. Moments are text, such as 'Sun 22 Nov 2026, 10:00'. */
export const requestMessages = {
  submit: 'Request to book',
  before:
    'The host answers each booking within 24 hours. Until then, we keep these nights for you.',
  fact: 'The host accepts each booking first',
  booking: 'Booking',
  sent: (host: string, until: string) => `Request sent. ${host} has until ${until} to answer.`,
  sentUnsure: (until: string) =>
    `We couldn’t check the host’s other calendars, so the host confirms this booking first. They have until ${until} to answer.`,
  title: 'Request sent',
  next: 'We’ll email you the answer. Your nights are kept until then, and you can withdraw the request at any time.',
  requested: 'Requested',
  answerBy: (until: string) => `Requested, answer by ${until}`,
  waiting:
    'We keep these nights for you until your host answers. If plans change, withdraw the request.',
  declined: 'Declined',
  declinedNext: 'Look for another stay on the same dates.',
  expired: 'Expired',
  expiredNext: 'Your host didn’t answer in time. Ask again, or look for another stay.',
  declinedBy: { host: 'Declined by the host', site: 'Declined by us' },
  withdraw: 'Withdraw request',
  withdrawTitle: 'Withdraw this request?',
  withdrawn: 'Request withdrawn.',
  acceptedMeanwhile:
    'Your host has just accepted this request, so it’s a booking now. To give it up, cancel the booking.',
  accept: 'Accept',
  accepting: 'Accepting...',
  decline: 'Decline',
  declineTitle: 'Decline this request?',
  declining: 'Declining...',
  accepted: 'Request accepted. We’ll email your guest.',
  declinedDone: 'Request declined. We’ll email your guest.',
  answerFailure: 'We couldn’t answer this request. Please try again.',
  toAnswer: 'Requests to answer',
  waitingForYou: (count: string) => `${count} to answer.`,
  seeRequests: 'See requests',
  unsureForHost: 'We couldn’t read your other calendars. Check them before you accept.',
  answerUntil: (until: string) => `Answer by ${until}. After that, the request expires.`,
  none: 'No requests to answer.',
  notYours: 'You can only answer requests for your own properties.',
  alreadyAccepted: 'This request is already accepted.',
  alreadyDeclined: 'This request is already declined.',
  alreadyExpired: 'This request has expired.',
  declineInstead: 'This is still a request. Please decline it instead.',
} as const;

/** The consequences of declining, shown beforehand. */
export const DECLINE_CONSEQUENCES = [
  'Your guest gets an email with your reason.',
  'Other guests can book these nights right away.',
] as const;

/** By whom a stay was cancelled, or a request declined. */
export const sayEndedBy = (status: BookingStatus, by: Canceller): string =>
  status === 'declined' && by !== 'guest'
    ? requestMessages.declinedBy[by]
    : hostedStayMessages.cancelledBy[by];
