import type { LimitRule } from '#server/platform/limits.ts';

/*
 * docs/product.md, "Sessions and credentials". Those by address are wide: whole mobile networks in Ghana
 * share a few.
 */

/** By account and network address, from devices that the account was never logged in on. */
export const FAILED_LOGINS: LimitRule = { name: 'failedLogins', points: 10, seconds: 15 * 60 };

/** The same by account, from all addresses together: what bounds a guesser who has many. */
export const FAILED_LOGINS_EVERYWHERE: LimitRule = {
  name: 'failedLoginsEverywhere',
  points: 50,
  seconds: 15 * 60,
};

/** By account and device that it was logged in on before. */
export const FAILED_LOGINS_ON_DEVICE: LimitRule = {
  name: 'failedLoginsOnDevice',
  points: 10,
  seconds: 15 * 60,
};

export const LOGINS_PER_ADDRESS: LimitRule = {
  name: 'loginsPerAddress',
  points: 300,
  seconds: 60 * 60,
  byAddress: true,
};

export const SIGNUPS_PER_ADDRESS: LimitRule = {
  name: 'signupsPerAddress',
  points: 60,
  seconds: 60 * 60,
  byAddress: true,
};

/** The same over a day, so that nobody gathers accounts for what each of them may do. */
export const SIGNUPS_PER_ADDRESS_A_DAY: LimitRule = {
  name: 'signupsPerAddressADay',
  points: 200,
  seconds: 24 * 60 * 60,
  byAddress: true,
};

/** By the mailbox that the mail reaches (domain/values/mailbox.ts). */
export const FORGOT_PASSWORD: LimitRule = { name: 'forgotPassword', points: 5, seconds: 60 * 60 };

export const FORGOT_PASSWORD_PER_ADDRESS: LimitRule = {
  name: 'forgotPasswordPerAddress',
  points: 60,
  seconds: 60 * 60,
  byAddress: true,
};

export const RESETS_PER_ADDRESS: LimitRule = {
  name: 'resetsPerAddress',
  points: 300,
  seconds: 60 * 60,
  byAddress: true,
};

/** Links that confirm an address, by the mailbox that the mail reaches. */
export const EMAIL_LINKS: LimitRule = { name: 'emailLinks', points: 5, seconds: 60 * 60 };

/** The same by who has them sent, also to ever another address. */
export const EMAIL_LINKS_PER_ACCOUNT: LimitRule = {
  name: 'emailLinksPerAccount',
  points: 10,
  seconds: 24 * 60 * 60,
};

export const EMAIL_LINK_USES_PER_ADDRESS: LimitRule = {
  name: 'emailLinkUsesPerAddress',
  points: 300,
  seconds: 60 * 60,
  byAddress: true,
};

/** Mails that tell of logins on unknown devices, by account. */
export const NEW_DEVICE_MAILS: LimitRule = { name: 'newDeviceMails', points: 5, seconds: 60 * 60 };

/** Mails that tell of a lock-out, by its kind and account; by address where there is none. */
export const LOCK_OUT_MAILS: LimitRule = {
  name: 'lockOutMails',
  points: 1,
  seconds: 24 * 60 * 60,
};

/** Mails that tell of sessions that were ended in another, by account. */
export const ENDED_SESSION_MAILS: LimitRule = {
  name: 'endedSessionMails',
  points: 5,
  seconds: 60 * 60,
};

/** Roles asked for, by account: each is mailed to every Admin. */
export const ROLE_REQUESTS: LimitRule = { name: 'roleRequests', points: 5, seconds: 24 * 60 * 60 };

/** What browsers ask for when a page of the login opens. */
export const PASSKEY_CHALLENGES_PER_ADDRESS: LimitRule = {
  name: 'passkeyChallengesPerAddress',
  points: 3_000,
  seconds: 60 * 60,
  byAddress: true,
};

/** Those of who is logged in: to add a passkey, and to confirm by one. */
export const PASSKEY_CHALLENGES: LimitRule = {
  name: 'passkeyChallenges',
  points: 100,
  seconds: 60 * 60,
};

/** Wrong codes, by account: of an app and for when it is lost. */
export const FAILED_CODES: LimitRule = { name: 'failedCodes', points: 10, seconds: 15 * 60 };

/** Passkeys that are added, codes that are switched on and recovery codes that are renewed, by account: each is mailed. */
export const FACTORS_ADDED: LimitRule = { name: 'factorsAdded', points: 20, seconds: 60 * 60 };

/** Wrong current passwords, by account. */
export const PASSWORD_CHANGES: LimitRule = {
  name: 'passwordChanges',
  points: 10,
  seconds: 15 * 60,
};

/** By account, of photos and logos: what they cost is bounded by size and turns, not by their number. */
export const PROFILE_PHOTOS: LimitRule = { name: 'profilePhotos', points: 30, seconds: 60 * 60 };

/** By account: a name stands on every listing and comment of its person. */
export const PROFILE_CHANGES: LimitRule = { name: 'profileChanges', points: 60, seconds: 60 * 60 };
