/**
 * Names something that responses depend on. Whoever changes it announces that in the same transaction (`announce`);
 * calls state their topics in their route's `config.dependsOn`.
 */
export type Topic = string;

/** The channel of PostgreSQL (NOTIFY) on which changes are announced. */
export const CHANNEL = 'efie_changes';

/** Announced when more has changed than can be named: a demo that is removed, a bulk load. */
export const EVERYTHING = '*';
