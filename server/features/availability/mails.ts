import { PAUSED_AFTER_DAYS, PAUSED_AFTER_REMINDER_DAYS } from '#domain/availability/rules.ts';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { addDays, formatDay, today } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Addressee, Mail } from '#server/platform/mail/mail.ts';

export interface AskedListing {
  kind: ListingKind;
  name: string;
  /** The token in the listing's link. */
  token: string;
}

interface Asked {
  lister: Addressee;
  /** Listings asked about for the second and last time. */
  reminded: readonly AskedListing[];
  asked: readonly AskedListing[];
}

/**
 * Asks a lister about all listings that are due, each with a link to a page with the buttons,
 * because mail scanners follow links.
 */
export function availabilityMail(
  { lister, reminded, asked }: Asked,
  now: Date,
  appUrl: string,
): Mail {
  const item = ({ name, token }: AskedListing, days: number) => ({
    title: name,
    url: appUrl + paths.stillAvailable(token),
    lines: [
      `If we don’t hear from you, we’ll pause it on ${formatDay(addDays(today(now), days))}.`,
    ],
  });
  // Listers of cars only may not open the list of properties.
  const hasProperty = [...reminded, ...asked].some(({ kind }) => kind === 'property');
  const { nouns, ownPath } = KINDS[hasProperty ? 'property' : 'car'];
  const number = reminded.length + asked.length;
  const [only] = number === 1 ? [...reminded, ...asked] : [];
  const question = only
    ? 'is your listing still available?'
    : `are your ${plural(number, 'listing')} still available?`;
  return {
    to: lister.email,
    subject:
      asked.length === 0 ? `Reminder: ${question}` : question[0]?.toUpperCase() + question.slice(1),
    ...layOutMail({
      heading: 'Still available?',
      name: lister.firstname,
      paragraphs: only
        ? [
            'Please tell us whether this listing is still available. It takes one tap, and saves you calls about a listing that’s gone.',
            'If we pause it, people won’t find it until you show it again. Nothing is deleted.',
          ]
        : [
            'Please tell us whether each of these listings is still available: tap its name to answer. That saves you calls about listings that are gone.',
            'People won’t find the ones we pause until you show them again. Nothing is deleted.',
          ],
      items: [
        ...reminded.map((listing) => item(listing, PAUSED_AFTER_REMINDER_DAYS)),
        ...asked.map((listing) => item(listing, PAUSED_AFTER_DAYS)),
      ],
      action: only
        ? { label: 'Answer now', url: appUrl + paths.stillAvailable(only.token) }
        : { label: `See your ${nouns}`, url: appUrl + ownPath },
      why: mailMessages.hasListings,
    }),
  };
}
