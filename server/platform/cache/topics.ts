/**
 * What a response can depend on, by its name. The database announces a change of it in the transaction that makes it
 * (its triggers notify the channel below); a call says what it depends on in its route's `config.dependsOn`.
 */
export type Topic = string;

/** The channel of PostgreSQL (NOTIFY) on which changes are announced. */
export const CHANNEL = 'efie_changes';

/** Announced when more has changed than can be named: a person's name, a restored backup, a bulk load. */
export const EVERYTHING = '*';
