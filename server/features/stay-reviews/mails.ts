import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { stayReviewMessages as said } from '#domain/stay-reviews/messages.ts';
import { REVIEW_DAYS, reviewsShowOn } from '#domain/stay-reviews/rules.ts';
import { addDays, type CalendarDate, formatDay } from '#domain/values/calendar-date.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { ReviewedStay } from './repository.ts';

const WHEN = `You can write for ${REVIEW_DAYS} days. Both reviews show once you’ve both written, or when that time is over, so nobody has to wait for the other.`;

/** Asks a guest, on the day of check-out, how it was. */
export function reviewMailToGuest(stay: ReviewedStay, appUrl: string): Mail {
  return {
    to: stay.guest_email,
    subject: `How was your stay at ${stay.property_name}?`,
    ...layOutMail({
      heading: said.text.guest,
      name: stay.guest_firstname,
      paragraphs: [`Tell others what to expect at ${stay.property_name}.`, WHEN],
      facts: [['Last day', lastDay(stay)]],
      action: { label: said.reviewStay, url: appUrl + paths.bookings },
      why: mailMessages.booked,
    }),
  };
}

/** Asks a host, on the day of check-out, about the guest. */
export function reviewMailToHost(stay: ReviewedStay, appUrl: string): Mail {
  return {
    to: stay.lister_email,
    subject: `How was your guest ${stay.full_name}?`,
    ...layOutMail({
      heading: said.text.host,
      name: stay.lister_firstname,
      paragraphs: [
        `${stay.full_name} has stayed at ${stay.property_name}. Hosts they ask for a stay see your review.`,
        WHEN,
      ],
      facts: [['Last day', lastDay(stay)]],
      action: { label: said.reviewGuest, url: `${appUrl}${paths.reservations}?state=past` },
      why: mailMessages.listsProperty,
    }),
  };
}

/** The day before the reviews show. */
const lastDay = ({ check_out }: ReviewedStay) =>
  formatDay(addDays(reviewsShowOn(check_out as CalendarDate), -1));
