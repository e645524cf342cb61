/**
 * The version of the page /privacy that people agree to as they sign up (Data Protection Act, 2012 (Act 843), s. 20). Raise it
 * when something is kept longer, seen by more people, or used for more.
 */
export const PRIVACY_VERSION = 1;
