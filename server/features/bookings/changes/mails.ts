import { changeMessages } from '#domain/bookings/change-messages.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { formatPesewas, pesewas } from '#domain/values/money.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { BookingRow, OfferedChange } from '../booking-row-repository.ts';
import { calendarOf } from '../calendar-event.ts';
import { guestFacts, type MailContext, stayFacts } from '../mails.ts';
import { stayOf } from '../stay.ts';

/** Asks a guest whether other dates or guests are fine. */
export function changeOfferedToGuest(
  booking: BookingRow,
  offer: OfferedChange,
  { now, appUrl }: MailContext,
): Mail {
  const { checkIn, checkOut } = stayOf(booking, now);
  return {
    to: booking.guest_email,
    subject: `A change to your stay at ${booking.property_name}?`,
    ...layOutMail({
      heading: changeMessages.hostOffers,
      name: booking.guest_firstname,
      paragraphs: [
        `${booking.lister_firstname} asks to change your stay at ${booking.property_name}. ${changeMessages.difference((offer.total - booking.total_pesewas) / 100)}`,
        changeMessages.answerBy(formatInstant(offer.answerBy)),
      ],
      facts: [
        ['Now', changeMessages.dates(checkIn, checkOut)],
        ['New dates', changeMessages.dates(offer.checkIn, offer.checkOut)],
        ...(offer.guests === null ? [] : [['Guests', String(offer.guests)] as [string, string]]),
        ['New total', formatPesewas(pesewas(offer.total))],
      ],
      action: { label: 'Answer under “Your bookings”', url: appUrl + paths.bookings },
      why: mailMessages.booked,
    }),
  };
}

export function changeAcceptedToGuest(booking: BookingRow, { now, appUrl }: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `Your stay at ${booking.property_name} is changed`,
    ...layOutMail({
      heading: 'Your stay is changed',
      name: booking.guest_firstname,
      paragraphs: [
        'This is your stay now. Settle with your host what you still owe, or get back.',
        'The attached file updates the stay in your calendar.',
      ],
      facts: [...stayFacts(booking), ['Host’s phone', booking.lister_phone]],
      action: { label: 'See your bookings', url: appUrl + paths.bookings },
      why: mailMessages.booked,
    }),
    calendar: calendarOf(booking, now),
  };
}

export function changeAcceptedToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Changed: ${booking.property_name}, ${booking.full_name}`,
    ...layOutMail({
      heading: 'Your guest accepted the change',
      name: booking.lister_firstname,
      paragraphs: ['The new nights are taken, and the others are free again.'],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See your reservations', url: appUrl + paths.reservations },
      why: mailMessages.listsProperty,
    }),
  };
}

export function changeDeclinedToLister(booking: BookingRow, appUrl: string): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Not changed: ${booking.property_name}, ${booking.full_name}`,
    ...layOutMail({
      heading: 'Your guest keeps the stay as it is',
      name: booking.lister_firstname,
      paragraphs: [`${booking.full_name} declined the change you offered.`],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See your reservations', url: appUrl + paths.reservations },
      why: mailMessages.listsProperty,
    }),
  };
}
