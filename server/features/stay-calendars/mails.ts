import { paths } from '#domain/site/paths.ts';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import { formatDay, today } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface About {
  host: { email: string; firstname: string; stay: string };
  listingId: string;
  /** As the host calls it. */
  feed: string;
  appUrl: string;
}

const WHY = 'You’re getting this email because you connected a calendar with your stay on Efie.';

const action = ({ appUrl, listingId }: About) => ({
  label: 'See its calendars',
  url: appUrl + paths.stayCalendars(listingId),
});

/** A calendar could not be read for a day. */
export function silentFeedMail(about: About & { reason: string; since: Date }): Mail {
  const { host, feed, reason, since } = about;
  return {
    to: host.email,
    subject: `We can’t read a calendar of ${host.stay}`,
    ...layOutMail({
      heading: 'We can’t read one of your calendars',
      name: host.firstname,
      paragraphs: [
        `We last read it on ${formatDay(today(since))}. Nights booked there since then are still free on Efie, so they could be booked twice.`,
        reason,
      ],
      facts: [
        ['Stay', host.stay],
        ['Calendar', feed],
      ],
      action: action(about),
      why: WHY,
    }),
  };
}

/** Another site sold nights that are booked here. */
export function clashMail(
  about: About & { clashes: readonly (Nights & { guest: string; isRequest: boolean })[] },
): Mail {
  const { host, feed, clashes, appUrl, listingId } = about;
  return {
    to: host.email,
    subject: `Booked twice: ${host.stay}`,
    ...layOutMail({
      heading: 'Some nights are booked twice',
      name: host.firstname,
      paragraphs: [
        'Another site sold nights that are booked on Efie. Only one of the guests can stay.',
        'You can keep the booking on Efie, cancel it, or offer your guest another stay of yours.',
      ],
      facts: [
        ['Stay', host.stay],
        ['Calendar', feed],
        ...clashes.map(({ guest, isRequest, from, to }): [string, string] => [
          isRequest ? clashMessages.request(guest) : guest,
          `${formatDay(from)} to ${formatDay(to)}`,
        ]),
      ],
      action: { label: clashMessages.see, url: appUrl + paths.stayClashes(listingId) },
      why: WHY,
    }),
  };
}

/** More than half of a calendar vanished at once. */
export function vanishedMail(about: About & { vanished: number }): Mail {
  const { host, feed, vanished } = about;
  return {
    to: host.email,
    subject: `Are these nights of ${host.stay} free?`,
    ...layOutMail({
      heading: `${plural(vanished, 'stay')} vanished from one of your calendars`,
      name: host.firstname,
      paragraphs: [
        'More than half of a calendar vanished at once, which may be a mistake of the other site. We keep those nights taken for a day.',
        'If they’re really free, you can free them now.',
      ],
      facts: [
        ['Stay', host.stay],
        ['Calendar', feed],
      ],
      action: action(about),
      why: WHY,
    }),
  };
}
