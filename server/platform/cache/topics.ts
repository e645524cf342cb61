/**
 * What a response can depend on, by its name. Who changes it announces that in the same transaction (`announce`); a call
 * says what it depends on in its route's `config.dependsOn`.
 */
export type Topic = string;

/** The channel of PostgreSQL (NOTIFY) on which changes are announced. */
export const CHANNEL = 'efie_changes';

/** Announced when more has changed than can be named: a demo that is removed, a bulk load. */
export const EVERYTHING = '*';
