import { apologyMessages } from '#domain/bookings/apology-messages.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { lastDayToCancel } from '#domain/bookings/rules.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { type CalendarDate, compare, formatDay, today } from '#domain/values/calendar-date.ts';
import { formatPesewas, pesewas } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { calendarOf } from './calendar-event.ts';

/** The moment a mail is written, and where its links lead. */
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
      paragraphs: [
        `Your stay at ${property} is confirmed. ${booking.lister_firstname} expects you on ${day(booking.check_in)}.`,
        'We have taken no payment. Please agree with your host on how and when you pay.',
        untilWhenToCancel(booking, today(context.now)),
        'The dates are attached for your calendar.',
      ],
      facts: [
        ...stayFacts(booking),
        ['Host', `${booking.lister_firstname} ${booking.lister_lastname}`],
        ["Host's phone", booking.lister_phone],
      ],
      action: { label: 'See your bookings', url: context.appUrl + paths.bookings },
    }),
    calendar: calendarOf(booking, context.now),
  };
}

export function confirmationToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `New booking of ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'You have a new booking',
      paragraphs: [
        `On ${SITE_NAME}, ${booking.full_name} has booked ${booking.property_name}. The dates are now taken, and your guest has a confirmation.`,
        'We have taken no payment. Please get in touch with your guest about it and about the arrival. A reply to this mail goes to your guest.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See the stays', url: appUrl + paths.reservations },
    }),
  };
}

export function cancellationToGuest(booking: BookingRow, context: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `Your stay at ${booking.property_name} is cancelled`,
    ...layOutMail({
      heading: 'Your stay is cancelled',
      paragraphs: [
        `As you asked, we have cancelled your stay at ${booking.property_name}. Your host knows.`,
        'If you have paid something already, please call your host about it.',
        'The attached event takes the stay out of your calendar.',
      ],
      facts: [...stayFacts(booking), ["Host's phone", booking.lister_phone]],
      action: seeProperty(booking, context.appUrl),
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
      heading: 'A booking is cancelled',
      paragraphs: [
        `On ${SITE_NAME}, ${booking.full_name} has cancelled the stay at ${booking.property_name}. The dates are free again.`,
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: seeProperty(booking, appUrl),
    }),
  };
}

/** For the guest whose stay the host, or an Admin, has cancelled; the reason comes after our own words. */
export function hostCancellationToGuest(booking: BookingRow, context: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `Your stay at ${booking.property_name} is cancelled`,
    ...layOutMail({
      heading: 'Your stay is cancelled',
      paragraphs: [
        `We are sorry: your stay at ${booking.property_name} cannot take place. Your host has cancelled it, for this reason:`,
        ...(booking.cancel_reason ?? '').split(/\n+/),
        'If you have paid something already, please call your host about it.',
        'The attached event takes the stay out of your calendar.',
      ],
      facts: [...stayFacts(booking), ["Host's phone", booking.lister_phone]],
      action: {
        label: apologyMessages.seeInstead,
        url: context.appUrl + paths.cancelledStay(booking.id),
      },
    }),
    calendar: calendarOf(booking, context.now),
  };
}

/** For the lister of a property where an Admin has cancelled a stay. */
export function siteCancellationToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Cancelled: ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'A booking is cancelled',
      paragraphs: [
        `On ${SITE_NAME}, an Admin has cancelled a stay at ${booking.property_name}, for this reason:`,
        ...(booking.cancel_reason ?? '').split(/\n+/),
        'The dates are free again, and the guest has an email.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See the stays', url: appUrl + paths.reservations },
    }),
  };
}

const day = (date: string) => formatDay(date as CalendarDate);

type Facts = [label: string, value: string][];

const guestFacts = (booking: BookingRow): Facts => [
  ['Guest', booking.full_name],
  ['Phone', booking.phone_number],
  ['Email', booking.email],
];

const stayFacts = (booking: BookingRow): Facts => [
  ['Reference', bookingReference(booking.id)],
  ['Place', placeOf(booking)],
  ['Address', booking.property_address],
  ['Check-in', day(booking.check_in)],
  ['Check-out', day(booking.check_out)],
  [plural(booking.nights, 'night'), `${formatPesewas(pesewas(booking.nightly_pesewas))} a night`],
  ['Total', formatPesewas(pesewas(booking.total_pesewas))],
];

function untilWhenToCancel({ check_in }: BookingRow, now: CalendarDate): string {
  const last = lastDayToCancel(check_in as CalendarDate);
  return compare(now, last) <= 0
    ? `Plans change: you can cancel until ${day(last)} on the page of your bookings.`
    : 'Your stay begins today, so it can no longer be cancelled. If something comes up, please call your host.';
}

const seeProperty = ({ listing_id }: BookingRow, appUrl: string) => ({
  label: 'See the property',
  url: appUrl + paths.property(listing_id),
});

const placeOf = ({ property_name, property_location }: BookingRow) =>
  `${property_name}, ${property_location}`;
