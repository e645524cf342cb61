/**
 * What a response can depend on. The database announces a change of it in the transaction that makes it
 * (migration 0026-announced-changes); a call says what it depends on in its route's `config.dependsOn`.
 *
 * - `properties`, `cars`: the lists of a kind, whatever a card shows of its listings.
 * - `property:<id>`, `car:<id>`: one listing, with its comments.
 * - `stays`: which stays are free, on any dates (migration 0033-announced-stays).
 * - `site`: the site's settings.
 */
export type Topic =
  | 'properties'
  | 'cars'
  | 'stays'
  | 'site'
  | `property:${string}`
  | `car:${string}`;

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

/** The channel of PostgreSQL (NOTIFY) on which changes are announced. */
export const CHANNEL = 'efie_changes';

/** Announced when more has changed than can be named: a lister's name, a restored backup, a bulk load. */
export const EVERYTHING = '*';
