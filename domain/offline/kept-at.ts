/** The header of a response that comes from the device: when it came from the server, in ISO 8601. */
export const KEPT_AT = 'x-kept-at';

/** The name of the same in `Server-Timing`, for a page cannot read its own headers. */
export const KEPT_TIMING = 'kept';
