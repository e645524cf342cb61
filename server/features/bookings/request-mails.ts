import { apologyMessages } from '#domain/bookings/apology-messages.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { day, guestFacts, type MailContext, stayFacts } from './mails.ts';

export function requestToGuest(booking: BookingRow, context: MailContext): Mail {
  const host = booking.lister_firstname;
  return {
    to: booking.guest_email,
    subject: `Your request for ${booking.property_name}`,
    ...layOutMail({
      heading: 'We sent your request',
      name: booking.guest_firstname,
      paragraphs: [
        booking.request_cause === 'calendars'
          ? `We couldn’t check the host’s other calendars, so ${host} confirms your booking of ${booking.property_name} first.`
          : `We sent ${host} your request to book ${booking.property_name}.`,
        `${host} has until ${lapses(booking)} to answer. We keep these nights for you until then, and email you the answer.`,
        'Please don’t pay anything before your stay is confirmed. You can withdraw the request under “Your bookings”.',
      ],
      facts: stayFacts(booking),
      action: { label: 'See your bookings', url: context.appUrl + paths.bookings },
      why: mailMessages.booked,
    }),
  };
}

export function requestToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Please answer: request for ${booking.property_name}, ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'You have a request',
      name: booking.lister_firstname,
      paragraphs: [
        `${booking.full_name} would like to book ${booking.property_name}. Please accept or decline by ${lapses(booking)}.`,
        ...(booking.request_cause === 'calendars'
          ? [
              'We ask you because we couldn’t read your calendars of other sites. Please check that these nights are free there.',
            ]
          : []),
        'Nobody else can book these nights until then. If you don’t answer, the request expires and the nights are free again.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'Answer the request', url: toRequests(appUrl) },
      why: mailMessages.listsProperty,
    }),
  };
}

/** The reason follows our own words. */
export function declinedToGuest(booking: BookingRow, context: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `Your request for ${booking.property_name} was declined`,
    ...layOutMail({
      heading: 'Your request was declined',
      name: booking.guest_firstname,
      paragraphs: [
        `We’re sorry: your request to book ${booking.property_name} was declined. ${mailMessages.reason}`,
        { said: booking.cancel_reason ?? '' },
        'Other stays may be available on the same dates.',
      ],
      facts: stayFacts(booking),
      action: seeInstead(booking, context.appUrl),
      why: mailMessages.booked,
    }),
  };
}

/** For the lister of a property where an Admin has declined a request. */
export function siteDeclinedToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Declined: ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'A request was declined',
      name: booking.lister_firstname,
      paragraphs: [
        `An Admin declined a request for ${booking.property_name} on ${SITE_NAME}. ${mailMessages.reason}`,
        { said: booking.cancel_reason ?? '' },
        'The nights are free again.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See your reservations', url: appUrl + paths.reservations },
      why: mailMessages.listsProperty,
    }),
  };
}

export function expiredToGuest(booking: BookingRow, context: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `Your request for ${booking.property_name} has expired`,
    ...layOutMail({
      heading: 'Your request has expired',
      name: booking.guest_firstname,
      paragraphs: [
        `We’re sorry: ${booking.lister_firstname} didn’t answer your request for ${booking.property_name} in time.`,
        'You can ask again, or look at other stays on the same dates.',
      ],
      facts: stayFacts(booking),
      action: seeInstead(booking, context.appUrl),
      why: mailMessages.booked,
    }),
  };
}

export function expiredToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Expired: request for ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'A request has expired',
      name: booking.lister_firstname,
      paragraphs: [
        `The request of ${booking.full_name} for ${booking.property_name} had no answer by ${lapses(booking)}. The nights are free again.`,
        'To let guests book at once, change the booking rules of this stay.',
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: {
        label: 'Open the booking rules',
        url: appUrl + paths.stayRules(booking.listing_id),
      },
      why: mailMessages.listsProperty,
    }),
  };
}

export function withdrawalToGuest(booking: BookingRow, context: MailContext): Mail {
  return {
    to: booking.guest_email,
    subject: `You withdrew your request for ${booking.property_name}`,
    ...layOutMail({
      heading: 'Your request is withdrawn',
      name: booking.guest_firstname,
      paragraphs: [
        `We withdrew your request for ${booking.property_name}, as you asked, and told the host.`,
      ],
      facts: stayFacts(booking),
      action: {
        label: 'See the property',
        url: context.appUrl + paths.property(booking.listing_id),
      },
      why: mailMessages.booked,
    }),
  };
}

export function withdrawalToLister(booking: BookingRow, { appUrl }: MailContext): Mail {
  return {
    to: booking.lister_email,
    replyTo: booking.email,
    subject: `Withdrawn: request for ${booking.property_name} from ${day(booking.check_in)}`,
    ...layOutMail({
      heading: 'A request was withdrawn',
      name: booking.lister_firstname,
      paragraphs: [
        `${booking.full_name} withdrew their request for ${booking.property_name}. The nights are free again.`,
      ],
      facts: [...guestFacts(booking), ...stayFacts(booking)],
      action: { label: 'See your reservations', url: appUrl + paths.reservations },
      why: mailMessages.listsProperty,
    }),
  };
}

const lapses = ({ answer_by }: BookingRow): string => formatInstant(answer_by?.toISOString() ?? '');

const toRequests = (appUrl: string) => `${appUrl}${paths.reservations}?state=requests`;

const seeInstead = ({ id }: BookingRow, appUrl: string) => ({
  label: apologyMessages.seeInstead,
  url: appUrl + paths.cancelledStay(id),
});
