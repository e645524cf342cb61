/** A text as LIKE takes it for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of `like` for a text that stands somewhere in another, in lower case: none of its signs is a wildcard. */
export const likePattern = (text: string): string => `%${escapeLike(text.toLowerCase())}%`;
