const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** True when a text may be the `_id` of something here (a UUID). Anything else is not found. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** The most listings that one call may ask for by id. */
export const IDS_MAX = 50;
