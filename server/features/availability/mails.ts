import { PAUSED_AFTER_DAYS, PAUSED_AFTER_REMINDER_DAYS } from '#domain/availability/rules.ts';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { paths } from '#domain/site/paths.ts';
import { addDays, formatDay, today } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

export interface AskedListing {
  kind: ListingKind;
  name: string;
  /** What its link stands for. */
  token: string;
}

interface Asked {
  email: string;
  /** Those that are asked about for the second and last time. */
  reminded: readonly AskedListing[];
  asked: readonly AskedListing[];
}

/** Asks a lister about all listings that are due, with a link for each: its page has the buttons, for scanners follow links. */
export function availabilityMail(
  { email, reminded, asked }: Asked,
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
  // The list of properties is not for everybody who has cars.
  const hasProperty = [...reminded, ...asked].some(({ kind }) => kind === 'property');
  const { nouns, ownPath } = KINDS[hasProperty ? 'property' : 'car'];
  const number = reminded.length + asked.length;
  const question =
    number === 1
      ? 'is your listing still available?'
      : `are your ${plural(number, 'listing')} still available?`;
  return {
    to: email,
    subject:
      asked.length === 0 ? `Reminder: ${question}` : question[0]?.toUpperCase() + question.slice(1),
    ...layOutMail({
      heading: 'Still available?',
      paragraphs: [
        'Please tell us whether each of these is still available. It takes one tap, and saves you calls about places that are gone.',
        'We’ll pause the ones we don’t hear about: people won’t find them until you show them again. Nothing is deleted.',
      ],
      items: [
        ...reminded.map((listing) => item(listing, PAUSED_AFTER_REMINDER_DAYS)),
        ...asked.map((listing) => item(listing, PAUSED_AFTER_DAYS)),
      ],
      action: { label: `See your ${nouns}`, url: appUrl + ownPath },
    }),
  };
}
