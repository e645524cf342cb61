const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text can be the `_id` of anything here (a UUID). What cannot be is not found. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** So many listings are asked for by their ids with one call at most. */
export const IDS_MAX = 50;
