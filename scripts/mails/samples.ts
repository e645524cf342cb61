import { balanceOf, linesOf } from '#domain/payments/journal.ts';
import { FEED_PROBLEM_SENTENCES } from '#domain/stay-calendars/messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { pesewas } from '#domain/values/money.ts';
import * as email from '#server/features/accounts/email/email-mails.ts';
import * as factors from '#server/features/accounts/factors/factor-mails.ts';
import * as accounts from '#server/features/accounts/mails.ts';
import { roleAskedMail } from '#server/features/accounts/role-requests/role-request-mails.ts';
import { availabilityMail } from '#server/features/availability/mails.ts';
import type {
  BookingRow,
  OfferedChange,
} from '#server/features/bookings/booking-row-repository.ts';
import * as changedStays from '#server/features/bookings/changes/mails.ts';
import * as bookings from '#server/features/bookings/mails.ts';
import * as requests from '#server/features/bookings/request-mails.ts';
import * as comments from '#server/features/comments/mails.ts';
import * as conversations from '#server/features/conversations/mails.ts';
import type { MessageRow } from '#server/features/conversations/message-repository.ts';
import type { ConversationRow } from '#server/features/conversations/repository.ts';
import { enquiryMail } from '#server/features/enquiries/mails.ts';
import type { EnquiryRow } from '#server/features/enquiries/repository.ts';
import * as leaving from '#server/features/leaving/mails.ts';
import * as changes from '#server/features/listings/changes/mails.ts';
import { moderationMail } from '#server/features/moderation/mails.ts';
import { archiveReadyMail } from '#server/features/own-data/mails.ts';
import * as payments from '#server/features/payments/mails.ts';
import type { EntryRow, PaidStayRow } from '#server/features/payments/repository.ts';
import * as people from '#server/features/people/mails.ts';
import { priceDropMail } from '#server/features/prices/mails.ts';
import * as reports from '#server/features/reports/mails.ts';
import { alertMail } from '#server/features/saved-searches/mails.ts';
import * as site from '#server/features/site/mails.ts';
import * as stayCalendars from '#server/features/stay-calendars/mails.ts';
import * as stayReviews from '#server/features/stay-reviews/mails.ts';
import type { ReviewedStay } from '#server/features/stay-reviews/repository.ts';
import * as verification from '#server/features/verification/mails.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

const URL = 'https://efie.example';
const TO = 'ama@example.com';
const ID = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-27T10:00:00Z');
const DAY = '2027-01-15' as CalendarDate;
const ama = { email: TO, firstname: 'Ama', email_confirmed_at: NOW };
const platform = { now: () => NOW, config: { appUrl: URL } } as Parameters<
  typeof accounts.newDeviceMail
>[2];
const aboutFeed = {
  host: { ...ama, stay: 'Villa in East Legon' },
  listingId: ID,
  feed: 'Garden room on Airbnb',
  appUrl: URL,
};
const REASON = 'The photos show another house.\nPlease send pictures of your own.';

const booking = {
  id: ID,
  listing_id: ID,
  full_name: 'Ama Mensah',
  email: TO,
  phone_number: '0244123456',
  check_in: '2026-12-24',
  check_out: '2026-12-27',
  nights: 3,
  nightly_pesewas: 35000,
  total_pesewas: 105000,
  status: 'confirmed',
  sequence: 0,
  cancel_reason: 'A pipe has burst, and the plumber comes only next week.',
  created_at: NOW,
  updated_at: NOW,
  property_name: 'Guest house on the Osu ridge',
  property_location: 'Osu',
  property_address: '12 Oxford Street',
  property_region: 'Greater Accra',
  guest_email: TO,
  guest_firstname: 'Ama',
  lister_firstname: 'Nii',
  lister_lastname: 'Tagoe',
  lister_email: 'nii@example.com',
  lister_phone: '0201234567',
} as unknown as BookingRow;

const otherDates: OfferedChange = {
  checkIn: DAY,
  checkOut: '2027-01-19' as CalendarDate,
  guests: 3,
  nightly: 35000,
  nights: null,
  lines: [],
  total: 140_000,
  deposit: 0,
  rulesVersion: null,
  answerBy: '2026-11-29T10:00:00Z',
};
const reviewed = { ...booking, property_deleted_at: null } as unknown as ReviewedStay;
const request: BookingRow = { ...booking, answer_by: NOW, request_cause: 'host' };

const conversation = {
  id: ID,
  listing_kind: 'property',
  listing_name: 'Two-bedroom apartment near Dansoman Roundabout',
  lister_id: ID,
  sender_id: 'another',
  lister_firstname: 'Nii',
  lister_lastname: 'Tagoe',
  lister_email: 'nii@example.com',
  sender_firstname: 'Ama',
  sender_lastname: 'Mensah',
  sender_email: TO,
} as unknown as ConversationRow;
const message = {
  author_id: ID,
  text: 'Good morning. The flat is free from the first of January.\nCan you come on Saturday?',
} as unknown as MessageRow;

const enquiry = {
  ...conversation,
  listing_id: ID,
  conversation_id: ID,
  phone_number: '0244123456',
  message: 'Is the rent negotiable for two years in advance?',
} as unknown as EnquiryRow;

const LONG_NAME =
  'Self-contained/newly-renovated/fully-furnished-chamber-and-hall apartment in Madina Zongo Junction, close to the market';

const listing = (name: string, before: number) => ({
  id: ID,
  name,
  path: `/property/${ID}`,
  price: '₵4,200.00 a month',
  place: 'Dansoman, Greater Accra',
  photoPath: '/media/photos/1/640.jpg',
  listedAt: NOW,
  before,
});
const found = [
  listing('Two-bedroom apartment near Dansoman Roundabout', 4500),
  {
    ...listing(LONG_NAME, 4500),
    photoPath: undefined,
  },
];
const search = {
  name: '2+ bedrooms in Madina',
  path: '/property-rentals',
  query: { location: 'Madina', minBedrooms: '2' },
  unsubscribe_token: 'token',
  created_at: new Date(0),
};
const asked = (name: string) => ({ kind: 'property' as const, name, token: 'token' });
const place = { network: '154.160.0.0', country: 'Ghana' };
const told = { ...ama, name: 'Two-bedroom apartment near Dansoman Roundabout' };
const at = { kind: 'property', id: ID } as const;
const verified = { ...ama, kind: 'ghana-card', expires_on: DAY } as const;
const context = { now: NOW, appUrl: URL };

const payment = {
  id: ID,
  kind: 'payment',
  method: 'momo',
  note: 'At check-in',
  receipt_number: 1,
  lines: linesOf('payment', pesewas(90_000)),
} as unknown as EntryRow;
const balance = balanceOf([...linesOf('booked', pesewas(135_000)), ...payment.lines]);
const paidStay = booking as unknown as PaidStayRow;

/** One of each kind. */
export const SAMPLE_MAILS: readonly Mail[] = [
  email.confirmEmailMail(TO, 'token', URL),
  email.changeEmailMail(TO, 'token', URL),
  email.emailChangedMail(TO, 'token', URL),
  accounts.resetPasswordMail(ama, 'token', URL),
  accounts.newDeviceMail(ama, { device: 'Chrome on Android', ...place }, platform),
  accounts.passwordChangedMail(ama, URL),
  ...(['from there', 'everywhere', 'by codes'] as const).map((where) =>
    accounts.lockedOutMail(ama, { where, ...place }, platform),
  ),
  accounts.sessionsEndedMail(ama, 1, URL),
  accounts.sessionsEndedMail(ama, 3, URL),
  factors.factorAddedMail(ama, 'passkey added', 'token', URL),
  factors.factorAddedMail(ama, 'codes switched on', 'token', URL),
  factors.factorAddedMail(ama, 'recovery codes renewed', 'token', URL),
  factors.factorRemovedMail(ama, 'passkey removed', URL),
  factors.factorRemovedMail(ama, 'codes switched off', URL),
  roleAskedMail(TO, { name: 'Kofi Boateng', userId: ID, role: 'Agent' }, URL),
  people.roleApprovedMail(ama, 'Agent', URL),
  people.roleRefusedMail(ama, 'Agent', REASON, URL),
  people.suspensionMail(ama, { reason: REASON, cancelled: 2 }, URL),
  people.suspensionLiftedMail(ama, URL),
  people.factorsRemovedMail(ama, URL),
  bookings.confirmationToGuest(booking, context),
  bookings.confirmationToLister(booking, context),
  bookings.cancellationToGuest(booking, context),
  bookings.cancellationToLister(booking, context),
  bookings.hostCancellationToGuest(booking, context),
  bookings.siteCancellationToLister(booking, context),
  changedStays.changeOfferedToGuest(booking, otherDates, context),
  changedStays.changeAcceptedToGuest(booking, context),
  changedStays.changeAcceptedToLister(booking, context),
  changedStays.changeDeclinedToLister(booking, URL),
  stayReviews.reviewMailToGuest(reviewed, URL),
  stayReviews.reviewMailToHost(reviewed, URL),
  requests.requestToGuest(request, context),
  requests.requestToLister(request, context),
  requests.requestToLister({ ...request, request_cause: 'calendars' }, context),
  requests.declinedToGuest(request, context),
  requests.siteDeclinedToLister(request, context),
  requests.expiredToGuest(request, context),
  requests.expiredToLister(request, context),
  requests.withdrawalToGuest(request, context),
  requests.withdrawalToLister(request, context),
  bookings.endedStayToGuest(
    { ...booking, ended_how: 'left-early', ended_on: DAY },
    pesewas(45_000),
    context,
  ),
  payments.receiptMail(paidStay, payment, balance, URL),
  payments.receiptMail(paidStay, { ...payment, kind: 'refund', note: '' }, balance, URL),
  payments.undoneMail(paidStay, payment, balance, URL),
  enquiryMail(enquiry, URL),
  conversations.messageMail(conversation, message, URL),
  conversations.reportMail(
    conversation,
    { userId: ID } as Parameters<typeof conversations.reportMail>[1],
    { reason: 'payment', details: 'They want money before a viewing.' } as Parameters<
      typeof conversations.reportMail
    >[2],
    { to: TO, appUrl: URL },
  ),
  comments.answerMail(ama, { id: ID, name: told.name }, 'Yes, the water runs every day.', URL),
  availabilityMail(
    { lister: ama, reminded: [], asked: [asked('Chamber and hall in Madina')] },
    NOW,
    URL,
  ),
  availabilityMail(
    {
      lister: ama,
      reminded: [],
      asked: [
        asked('Chamber and hall in Madina'),
        asked('Shop at Makola'),
        asked('Villa in East Legon'),
      ],
    },
    NOW,
    URL,
  ),
  availabilityMail(
    {
      lister: ama,
      reminded: [asked('Chamber and hall in Madina'), asked('Shop at Makola')],
      asked: [],
    },
    NOW,
    URL,
  ),
  alertMail({ search, owner: ama, listings: found, appUrl: URL }),
  alertMail({ search, owner: ama, listings: found.slice(0, 1), appUrl: URL }),
  priceDropMail({ keeper: ama, dropped: found, token: 'token', appUrl: URL }),
  priceDropMail({ keeper: ama, dropped: found.slice(0, 1), token: 'token', appUrl: URL }),
  ...(['approve', 'ask-change', 'refuse', 'hide', 'restore'] as const).map((transition) =>
    moderationMail(at, told, transition, transition === 'approve' ? null : REASON, URL),
  ),
  changes.changedMail(
    { ...at, ...told },
    { before: { price: 4500 }, after: { price: 4200 } } as unknown as Parameters<
      typeof changes.changedMail
    >[1],
    { appUrl: URL },
  ),
  changes.deletedMail(told, { appUrl: URL }),
  verification.askedMail(TO, 'Kofi Boateng', { id: ID, kind: 'ghana-card' }, URL),
  ...(['approve', 'refuse', 'withdraw'] as const).map((transition) =>
    verification.decidedMail(verified, transition, transition === 'approve' ? '' : REASON, URL),
  ),
  verification.expiresSoonMail(verified, URL),
  reports.reportedMail(
    TO,
    told.name,
    { kind: 'property', id: ID, reason: 'viewing-fee', details: '' } as unknown as Parameters<
      typeof reports.reportedMail
    >[2],
    URL,
  ),
  ...(['dismiss', 'hide', 'delete', 'suspend'] as const).map((action) =>
    reports.reportEndedMail(ama, '“Villa in East Legon”', { action, note: REASON }, URL),
  ),
  site.contactMail(
    {
      name: 'Kofi Boateng',
      email: 'kofi@example.com',
      message: 'How do I list a hotel?',
    } as Parameters<typeof site.contactMail>[0],
    TO,
  ),
  site.answerMail(
    { name: 'Ama', email: TO, message: 'How do I list a hotel?', created_at: NOW },
    'Open Upload, and choose Hotel.',
    { name: 'Efie', email: '' },
    URL,
  ),
  stayCalendars.silentFeedMail({
    ...aboutFeed,
    reason: FEED_PROBLEM_SENTENCES.gone,
    since: NOW,
  }),
  stayCalendars.clashMail({
    ...aboutFeed,
    clashes: [
      { guest: 'Kofi Boateng', isRequest: false, from: DAY, to: '2027-01-18' as CalendarDate },
    ],
  }),
  stayCalendars.vanishedMail({ ...aboutFeed, vanished: 3 }),
  archiveReadyMail(ama, new Date('2026-12-04T10:00:00Z'), URL),
  leaving.leavingMail(ama, new Date('2026-12-11T10:00:00Z'), URL),
  leaving.leavingSoonMail(ama, new Date('2026-12-11T10:00:00Z'), URL),
  leaving.leftMail(ama, URL),
];
