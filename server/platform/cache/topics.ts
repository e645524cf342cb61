/**
 * Names something that responses depend on. Whoever changes it announces that in the same transaction (`announce`);
 * calls state their topics in their route's `config.dependsOn`.
 */
export type Topic = string;

/** PostgreSQL's channel (NOTIFY) for announcing changes. */
export const CHANNEL = 'efie_changes';

/** Announced when too much has changed to name, such as by removing the demo or a bulk load. */
export const EVERYTHING = '*';
