/** The things we can check about people. */
export const VERIFICATION_KINDS = ['ghana-card', 'agent-licence', 'stay-licence'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Photos of the document: its front, and its back when that says something. */
export const DOCUMENTS_MAX = 2;

/** The shortest licence number, in characters as stored. */
export const LICENCE_MIN = 4;
export const LICENCE_MAX = 40;

/** Years: no card or licence is valid for longer, so a later one is a typing error. */
export const EXPIRES_WITHIN_YEARS = 15;

/** Days before the expiry when the holder is reminded. */
export const REMINDED_DAYS_BEFORE = 30;

/** Requests per account. */
export const VERIFICATIONS_A_DAY = 10;

/** The longest reason of an Admin, in characters. */
export const VERIFICATION_REASON_MAX = 500;
