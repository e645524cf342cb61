/**
 * The path of a file that the API names by its absolute address: a page that was reached by another host than APP_URL's may
 * load files only from its own (Content-Security-Policy).
 */
export const mediaPath = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');
