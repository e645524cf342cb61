/** The header of a response from the device: when it came from the server, in ISO 8601. */
export const KEPT_AT = 'x-kept-at';

/** The same in `Server-Timing`, because a page cannot read its own headers. */
export const KEPT_TIMING = 'kept';

/**
 * The header of a response that is shown from before the server's database was away: when it was sent, in ISO 8601. Older than
 * `Date` it is what a browser's cache remembers of another response (RFC 9111, 4.3.4), and says nothing.
 */
export const SHOWN = 'x-shown';
