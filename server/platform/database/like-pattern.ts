/** Escapes a text so that LIKE takes it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A `like` pattern for a text anywhere in another, in lower case; its own characters are no wildcards. */
export const likePattern = (text: string): string => `%${escapeLike(text.toLowerCase())}%`;
