import { isListingKind, KINDS } from '#domain/listing-kinds.ts';
import type { Topic } from '#server/platform/cache/topics.ts';

/**
 * What the responses with listings depend on (platform/cache/topics.ts), and what is announced when it has changed
 * (announce-repository.ts).
 *
 * - `properties`, `cars`: the lists of a kind, whatever a card shows of its listings.
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

/** A listing and the lists of its kind: what changes with whatever is shown of it. */
export const listingTopics = ({ kind, id }: ListingAddress): readonly Topic[] => [
  isListingKind(kind) ? KINDS[kind].list : kind,
  listingTopic({ kind, id }),
];

/** What the detail of a listing depends on, by the id in its path. */
export const propertyTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  listingTopic({ kind: 'property', id: id.toLowerCase() }),
];
export const carTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  listingTopic({ kind: 'car', id: id.toLowerCase() }),
];

/** What a list of properties depends on, by its query: one for dates on what is booked, and how far ahead one may. */
export const propertiesTopics = (_path: unknown, { from }: { from?: unknown }): readonly Topic[] =>
  from === undefined ? ['properties'] : ['properties', STAYS, SITE];
