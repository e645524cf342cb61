import { apologyMessages } from '#domain/bookings/apology-messages.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { lastDayToCancel } from '#domain/bookings/rules.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { type CalendarDate, compare, formatDay, today } from '#domain/values/calendar-date.ts';
import { formatPesewas, type Pesewas, pesewas } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { calendarOf } from './calendar-event.ts';

/** The time of writing a mail, and the base of its links. */
export interface MailContext {
  now: Date;
  appUrl: string;
}

export function confirmationToGuest(booking: BookingRow, context: MailContext): Mail {
  const { property_name: property } = booking;
  return {
    to: booking.guest_email,
    subject: `Your stay at ${property} is confirmed`,
    ...layOutMail({
      heading: 'Your stay is confirmed',
      name: booking.guest_firstname,
      paragraphs: [
        `Your stay at ${property} is confirmed. ${booking.lister_firstname} is expecting you on ${day(booking.check_in)}.`,
        'You haven’t paid anything yet. Agree with your host on how and when to pay.',
        untilWhenToCancel(booking, today(context.now)),
        'The attached file adds your stay to your calendar.',
      ],
      facts: [
        ...stayFacts(booking),
        ['Host', `${booking.lister_firstname} ${booking.lister_lastname}`],
        ['Host’s phone', booking.lister_phone],
      ],
      action: { label: 'See your bookings', url: context.appUrl + paths.bookings },
      why: mailMessages.booked,
    }),
    calendar: calendarOf(booking, context.now),
  };
}

export function confirmationToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `New booking: ${booking.property_name}, ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'You have a new booking',
      name: booking.lister_firstname,
      paragraphs: [
        `${booking.full_name} booked ${booking.property_name} on ${SITE_NAME}. The dates are now taken, and we’ve sent your guest a confirmation.`,
        'Your guest hasn’t paid anything yet. Contact them about payment and arrival: replies to this email go to your guest.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See your reservations', url: appUrl + paths.reservations },
      why: mailMessages.listsProperty,
    }),
  };
}

export function cancellationToGuest(booking: BookingRow, context: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `Your stay at ${booking.property_name} was cancelled`,
    ...layOutMail({
      heading: 'Your stay was cancelled',
      name: booking.guest_firstname,
      paragraphs: [
        `We’ve cancelled your stay at ${booking.property_name}, as you asked, and told your host.`,
        'If you’ve already paid, please call your host.',
        'The attached file removes the stay from your calendar.',
      ],
      facts: [...stayFacts(booking), ['Host’s phone', booking.lister_phone]],
      action: seeProperty(booking, context.appUrl),
      why: mailMessages.booked,
    }),
    calendar: calendarOf(booking, context.now),
  };
}

export function cancellationToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Cancelled: ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'A booking was cancelled',
      name: booking.lister_firstname,
      paragraphs: [
        `${booking.full_name} cancelled their stay at ${booking.property_name} on ${SITE_NAME}. The dates are free again.`,
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: seeProperty(booking, appUrl),
      why: mailMessages.listsProperty,
    }),
  };
}

/** Another stay of a host, for a guest whose stay there was cancelled. */
export interface Offered {
  id: string;
  name: string;
}

/** For a guest whose stay the host, or an Admin, has cancelled; the reason follows our own words. */
export function hostCancellationToGuest(
  booking: BookingRow,
  context: MailContext,
  offered?: Offered,
): Mail {
  return {
    to: booking.guest_email,
    subject: `Your stay at ${booking.property_name} was cancelled`,
    ...layOutMail({
      heading: 'Your stay was cancelled',
      name: booking.guest_firstname,
      paragraphs: [
        `We’re sorry: your host had to cancel your stay at ${booking.property_name}. The reason they gave:`,
        { said: booking.cancel_reason ?? '' },
        ...(offered
          ? [
              `They offer you ${offered.name} on the same dates, for no more. It isn’t held for you, so please book it soon.`,
            ]
          : []),
        'If you’ve already paid, please call your host.',
        'The attached file removes the stay from your calendar.',
      ],
      facts: [...stayFacts(booking), ['Host’s phone', booking.lister_phone]],
      action: offered
        ? { label: `Book ${offered.name}`, url: context.appUrl + offerPath(booking, offered) }
        : {
            label: apologyMessages.seeInstead,
            url: context.appUrl + paths.cancelledStay(booking.id),
          },
      why: mailMessages.booked,
    }),
    calendar: calendarOf(booking, context.now),
  };
}

/** The booking form of an offered stay, with the dates and guests of the cancelled one. */
function offerPath(
  { check_in: from, check_out: to, guests }: BookingRow,
  { id: property }: Offered,
): string {
  const query = new URLSearchParams({ property, from, to });
  if (guests !== null) query.set('guests', String(guests));
  return `${paths.booking}?${query}`;
}

/** For the lister of a property where an Admin has cancelled a stay. */
export function siteCancellationToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Cancelled: ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'A booking was cancelled',
      name: booking.lister_firstname,
      paragraphs: [
        `An Admin cancelled a stay at ${booking.property_name} on ${SITE_NAME}. ${mailMessages.reason}`,
        { said: booking.cancel_reason ?? '' },
        'The dates are free again, and we’ve emailed the guest.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See your reservations', url: appUrl + paths.reservations },
      why: mailMessages.listsProperty,
    }),
  };
}

/** For a guest who did not come or left early, as their host says. */
export function endedStayToGuest(
  booking: BookingRow,
  back: Pesewas,
  { appUrl }: MailContext,
): Mail {
  const { property_name: property } = booking;
  const host = `${booking.lister_firstname} ${booking.lister_lastname}`;
  const on = day(booking.ended_on ?? booking.check_out);
  return {
    to: booking.guest_email,
    subject: `Your stay at ${property} has ended`,
    ...layOutMail({
      heading: 'Your stay has ended',
      name: booking.guest_firstname,
      paragraphs: [
        booking.ended_how === 'no-show'
          ? `${host} says that you didn’t come to ${property}. The nights that were left can be booked by others.`
          : `${host} says that you left ${property} on ${on}. Later nights can be booked by others.`,
        back > 0
          ? `Of the total ${formatPesewas(back)} is no longer due. If you’ve already paid it, your host owes it to you.`
          : 'By the terms of your booking nothing of the total comes back.',
        'If this is wrong, please call your host.',
      ],
      facts: [...stayFacts(booking), ['Host’s phone', booking.lister_phone]],
      action: { label: 'See your bookings', url: appUrl + paths.bookings },
      why: mailMessages.booked,
    }),
  };
}

export const day = (date: string) => formatDay(date as CalendarDate);

type Facts = [label: string, value: string][];

export const guestFacts = (booking: BookingRow): Facts => [
  ['Guest', booking.full_name],
  ['Phone', booking.phone_number],
  ['Email', booking.email],
];

export const stayFacts = (booking: BookingRow): Facts => [
  ['Reference', bookingReference(booking.id)],
  ['Place', placeOf(booking)],
  ['Address', booking.property_address],
  ['Check-in', day(booking.check_in)],
  ['Check-out', day(booking.check_out)],
  ...priceFacts(booking),
  ['Total', formatPesewas(pesewas(booking.total_pesewas))],
  ...depositFacts(booking),
];

const priceFacts = ({ lines, nights, nightly_pesewas }: BookingRow): Facts =>
  lines?.map(({ label, amount }) => [label, sayAmount(amount)]) ?? [
    [plural(nights, 'night'), `${formatPesewas(pesewas(nightly_pesewas))} a night`],
  ];

const depositFacts = ({ deposit_pesewas: deposit }: BookingRow): Facts =>
  deposit > 0 ? [['Refundable deposit', `${formatPesewas(pesewas(deposit))}, at check-in`]] : [];

/** Discounts are negative. */
const sayAmount = (amount: number): string =>
  amount < 0 ? `−${formatPesewas(pesewas(-amount))}` : formatPesewas(pesewas(amount));

function untilWhenToCancel({ check_in }: BookingRow, now: CalendarDate): string {
  const last = lastDayToCancel(check_in as CalendarDate);
  return compare(now, last) <= 0
    ? `Plans change: you can cancel until ${day(last)} under “Your bookings”.`
    : 'Your stay starts today, so you can no longer cancel it here. If something comes up, please call your host.';
}

const seeProperty = ({ listing_id }: BookingRow, appUrl: string) => ({
  label: 'See the property',
  url: appUrl + paths.property(listing_id),
});

const placeOf = ({ property_name, property_location }: BookingRow) =>
  `${property_name}, ${property_location}`;
