import type { Topic } from '#server/platform/cache/topics.ts';

/**
 * What the responses with listings depend on (platform/cache/topics.ts).
 *
 * - `properties`, `cars`: the lists of a kind, whatever a card shows of its listings.
 * - `property:<id>`, `car:<id>`: one listing, with its comments.
 * - `stays`: which stays are free, on any dates (the database's announce_stays).
 * - `site`: the site's settings.
 */

/** What the detail of a listing depends on, by the id in its path. */
export const propertyTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  `property:${id.toLowerCase()}`,
];
export const carTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  `car:${id.toLowerCase()}`,
];

/** What a list of properties depends on, by its query: one for dates on what is booked, and how far ahead one may. */
export const propertiesTopics = (_path: unknown, { from }: { from?: unknown }): readonly Topic[] =>
  from === undefined ? ['properties'] : ['properties', 'stays', 'site'];
