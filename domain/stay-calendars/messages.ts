import { plural } from '../values/plural.ts';
import { CALENDAR_LIMITS } from './limits.ts';

/** Why a calendar could not be read. */
export type FeedProblem =
  | 'address'
  | 'unknown-site'
  | 'not-public'
  | 'unreachable'
  | 'slow'
  | 'too-large'
  | 'redirects'
  | 'refused'
  | 'gone'
  | 'broken-site'
  | 'not-a-calendar'
  | 'too-many'
  | 'own';

/** Those that pass without the host: a calendar is added all the same, and read again. */
export const PASSING_PROBLEMS: ReadonlySet<string> = new Set<FeedProblem>([
  'unreachable',
  'slow',
  'broken-site',
]);

export const FEED_PROBLEM_SENTENCES: Readonly<Record<FeedProblem, string>> = {
  address: 'Paste the whole address of the calendar; it begins with https://.',
  'unknown-site':
    'We can’t find this site. Check the address for typing mistakes, or try again in a few minutes.',
  'not-public': 'This address isn’t on the public internet. Copy it again from the other site.',
  unreachable: 'The other site didn’t answer. We’ll try again.',
  slow: 'The other site took too long to answer. We’ll try again.',
  'too-large':
    'This calendar is larger than 1 MB. Export only dates to come, if the site lets you.',
  redirects: 'This address leads from one to the next. Copy it again from the other site.',
  refused: 'The other site doesn’t let us read this calendar. Copy its secret address again.',
  gone: 'The other site no longer has this calendar. Copy its address again.',
  'broken-site': 'The other site has a problem. We’ll try again.',
  'not-a-calendar': 'There’s no calendar at this address. Copy the one for export (iCal, .ics).',
  'too-many': 'This calendar has more entries than we can read. Export only dates to come.',
  own: 'This is a calendar of Efie. Paste the address that the other site shows you.',
};

export const calendarMessages = {
  title: 'Calendars',
  intro:
    'Keep Airbnb, Booking.com and others up to date: nights booked there are taken here, and the other way round.',
  feeds: 'Their calendars',
  feedsHelp: 'We read each one every 15 minutes. Nights booked there are taken here.',
  noFeeds: 'No calendars yet. Add the first below.',
  exports: 'Your calendar for them',
  exportsHelp:
    'Give each site an address of its own: it leaves out the nights that came from there. Keep it secret. It names no guests.',
  noExports: 'No addresses yet.',
  add: 'Add calendar',
  adding: 'Reading it…',
  added: 'Calendar added.',
  remove: 'Remove',
  removed: 'Calendar removed. Its nights are free again.',
  removeTitle: 'Remove this calendar?',
  removeHelp: 'Nights that are taken only there become free here.',
  makeExport: 'Make address',
  exportMade: 'Address made.',
  exportRemoved: 'Address removed. Sites that still have it can no longer read it.',
  removeExportTitle: 'Remove this address?',
  removeExportHelp: 'A site that still has it no longer learns which nights are taken.',
  notRead: 'Not read yet.',
  lastRead: (at: string, now: number) => `Last read ${agoText(at, now)}`,
  lastFetched: (at: string, now: number) => `Last fetched ${agoText(at, now)}`,
  taken: (stays: number) =>
    stays === 0 ? 'No nights taken' : plural(stays, 'stay or block', 'stays or blocks'),
  feedName: 'Name',
  channel: 'Site',
  address: 'Address of its calendar',
  addressHelp: 'On the other site, look for “Export calendar” or “iCal”, and copy the link.',
  neverFetched: 'Not fetched yet.',
  incomplete: 'We couldn’t read some of its entries. Nights missing from it stay taken.',
  vanished: (nights: number) =>
    `${nights === 1 ? 'A stay' : `${nights} stays`} vanished from it at once, so we keep ${nights === 1 ? 'it' : 'them'} for a day in case the other site made a mistake. Are those nights free?`,
  free: 'Yes, free them',
  freed: 'Those nights are free.',
  unitAddresses: 'One address for each unit',
  unitAddressesHelp: 'Give these to a site that sells each unit by itself.',
  unit: (unit: number) => `Unit ${unit}`,
  loadFailure: 'We couldn’t load your calendars',
  failure: 'We couldn’t change your calendars. Please try again.',
  feedNotFound: 'This calendar is no longer there.',
  tooMany: `A stay can have ${CALENDAR_LIMITS.feeds} calendars. Remove one to add another.`,
  sameFeed: 'You’ve already added this calendar.',
  sameExport: 'You already have an address for this site.',
  onlyStays: 'Only short stays have calendars.',
  calendarNotFound: 'This calendar doesn’t exist.',
  /** What other sites read of our nights. */
  booked: 'Booked on Efie',
  takenElsewhere: 'Not available',
} as const;

/** How long ago an instant was; just now for one to come, where a device's clock is behind. */
function agoText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${plural(hours, 'hour')} ago`
    : `${plural(Math.floor(hours / 24), 'day')} ago`;
}
