/**
 * The path of a file whose absolute address the API gives: a page opened under another host than APP_URL's may
 * load files only from its own (Content-Security-Policy).
 */
export const mediaPath = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');
