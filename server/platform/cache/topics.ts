/**
 * What a response can depend on. The database announces a change of it in the transaction that makes it
 * (migration 0026-announced-changes); a call says what it depends on in its route's `config.dependsOn`.
 *
 * - `properties`, `cars`: the lists of a kind, whatever a card shows of its listings.
 * - `property:<id>`, `car:<id>`: one listing, with its comments.
 * - `site`: the site's settings.
 */
export type Topic = 'properties' | 'cars' | 'site' | `property:${string}` | `car:${string}`;

/** What the detail of a listing depends on, by the id in its path. */
export const propertyTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  `property:${id.toLowerCase()}`,
];
export const carTopic = ({ id = '' }: { id?: string }): readonly Topic[] => [
  `car:${id.toLowerCase()}`,
];

/** The channel of PostgreSQL (NOTIFY) on which changes are announced. */
export const CHANNEL = 'efie_changes';

/** Announced when more has changed than can be named: a lister's name, a restored backup, a bulk load. */
export const EVERYTHING = '*';
