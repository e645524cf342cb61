import { isListingKind, KINDS } from '#domain/listing-kinds.ts';
import type { Topic } from '#server/platform/cache/topics.ts';

/**
 * The topics that responses with listings depend on (platform/cache/topics.ts), announced after
 * a change (announce-repository.ts).
 *
 * - `properties`, `cars`: the lists of a kind, everything that a card shows of its listings.
 * - `property:<id>`, `car:<id>`: one listing, with its comments.
 * - `stays`: which stays are free, on any dates.
 * - `site`: the site's settings.
 */
export const STAYS: Topic = 'stays';
export const SITE: Topic = 'site';

/** A listing by its kind, as the database has it. */
export interface ListingAddress {
  kind: string;
  id: string;
}

/** One listing, with its comments. */
export const listingTopic = ({ kind, id }: ListingAddress): Topic => `${kind}:${id}`;

/** A listing and the lists of its kind: the topics that any visible change to it affects. */
export const listingTopics = ({ kind, id }: ListingAddress): readonly Topic[] => [
  isListingKind(kind) ? KINDS[kind].list : kind,
  listingTopic({ kind, id }),
];

/** The topics of a listing's detail, by the id in its path. */
export const propertyTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  listingTopic({ kind: 'property', id: id.toLowerCase() }),
];
export const carTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  listingTopic({ kind: 'car', id: id.toLowerCase() }),
];

/**
 * The topics of a list of properties, by its query: one with dates depends on the bookings, and on
 * how far ahead people may book.
 */
export const propertiesTopics = (_path: unknown, { from }: { from?: unknown }): readonly Topic[] =>
  from === undefined ? ['properties'] : ['properties', STAYS, SITE];
