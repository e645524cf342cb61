import { KINDS, type ListingKind } from '../listing-kinds.ts';
import { plural } from '../values/plural.ts';
import { COMPARE_MAX } from './compared-ids.ts';

const counted = (kind: ListingKind, count: number) =>
  plural(count, KINDS[kind].noun, KINDS[kind].nouns);

export const compareMessages = {
  title: 'Compare',
  description: 'Properties or cars side by side: price, place, rating and every detail.',
  titleOf: (kind: ListingKind, count: number) => `Compare ${counted(kind, count)}`,
  table: 'Side by side. Scroll sideways for more.',
  differs: 'different',
  onlyDifferences: 'Differences only',
  allAlike: 'These listings have the same details.',
  nothingSaid: 'Not stated',
  takeOut: (name: string) => `Remove ${name}`,
  none: 'Nothing to compare yet.',
  noneHelp: `Choose up to ${COMPARE_MAX} properties or cars from your favourites.`,
  failure: 'We couldn’t load the comparison',
  notFound: (count: number) =>
    `${plural(count, 'listing')} in this link ${count === 1 ? 'is' : 'are'} no longer available.`,
  otherKind:
    'You can compare properties with properties and cars with cars, so we left the others out.',
  tick: 'Compare',
  chosen: (kind: ListingKind, count: number) => `${counted(kind, count)} chosen`,
  sameKind: (kind: ListingKind) => `Choose more ${KINDS[kind].nouns} to compare with it.`,
  full: `You can compare up to ${COMPARE_MAX} at a time.`,
  clear: 'Clear',
} as const;
