/**
 * Of what the page /privacy says, to which people agree as they sign up (Data Protection Act, 2012 (Act 843), s. 20). Counted up
 * where something is kept longer, seen by more people, or used for more.
 */
export const PRIVACY_VERSION = 1;
