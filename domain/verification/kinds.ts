/** What of someone can be checked. */
export const VERIFICATION_KINDS = ['ghana-card', 'agent-licence', 'stay-licence'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Photos of the document: its front, and its back where that says something. */
export const DOCUMENTS_MAX = 2;

/** Characters of a licence's number, as it is stored. */
export const LICENCE_MIN = 4;
export const LICENCE_MAX = 40;

/** No card or licence lives longer; a later year is a slip of the finger. */
export const EXPIRES_WITHIN_YEARS = 15;

/** Before it expires someone is told so many days ahead. */
export const REMINDED_DAYS_BEFORE = 30;

/** Requests of one account. */
export const VERIFICATIONS_A_DAY = 10;

/** Characters of an Admin's reason. */
export const VERIFICATION_REASON_MAX = 500;
