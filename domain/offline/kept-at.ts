/** The header of a response from the device: when it came from the server, in ISO 8601. */
export const KEPT_AT = 'x-kept-at';

/** The same in `Server-Timing`, because a page cannot read its own headers. */
export const KEPT_TIMING = 'kept';
