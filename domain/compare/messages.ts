import { KINDS, type ListingKind } from '../listing-kinds.ts';
import { plural } from '../values/plural.ts';
import { COMPARE_MAX } from './compared-ids.ts';

const counted = (kind: ListingKind, count: number) =>
  plural(count, KINDS[kind].noun, KINDS[kind].nouns);

export const compareMessages = {
  title: 'Compare',
  description: 'Properties or cars side by side: price, place, rating and every fact.',
  titleOf: (kind: ListingKind, count: number) => `Compare ${counted(kind, count)}`,
  table: 'Side by side; scroll sideways for the others.',
  differs: 'differs',
  onlyDifferences: 'Only what differs',
  allAlike: 'They do not differ in anything that is told of them.',
  nothingSaid: 'Not told',
  takeOut: (name: string) => `Take out ${name}`,
  none: 'Nothing to compare yet.',
  noneHelp: `Choose up to ${COMPARE_MAX} properties, or cars, among your favourites.`,
  failure: 'The comparison could not be loaded',
  notFound: (count: number) =>
    `${plural(count, 'listing')} of this link ${count === 1 ? 'is' : 'are'} no longer there.`,
  otherKind:
    'Properties are compared with properties and cars with cars: the others of this link are left out.',
  tick: 'Compare',
  chosen: (kind: ListingKind, count: number) => `${counted(kind, count)} chosen`,
  sameKind: (kind: ListingKind) => `Choose other ${KINDS[kind].nouns} to stand beside it.`,
  full: `These are ${COMPARE_MAX}, as many as fit side by side.`,
  clear: 'Clear',
} as const;
