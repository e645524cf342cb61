import type { LimitRule } from '#server/platform/limits.ts';

/*
 * docs/product.md, "Sessions and credentials". The limits by address are wide: whole mobile
 * networks in Ghana share a few addresses.
 */

/** By account and network address, from devices on which the account was never logged in. */
export const FAILED_LOGINS: LimitRule = { name: 'failedLogins', points: 10, seconds: 15 * 60 };

/** By account, from all addresses together: it bounds a guesser who has many of them. */
export const FAILED_LOGINS_EVERYWHERE: LimitRule = {
  name: 'failedLoginsEverywhere',
  points: 50,
  seconds: 15 * 60,
};

/** By account and a device on which it was logged in before. */
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

/** Also over a day, so that nobody collects accounts for the allowance of each. */
export const SIGNUPS_PER_ADDRESS_A_DAY: LimitRule = {
  name: 'signupsPerAddressADay',
  points: 200,
  seconds: 24 * 60 * 60,
  byAddress: true,
};

/** By the mailbox that receives the mail (domain/values/mailbox.ts). */
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

/** Links that confirm an address, by the mailbox that receives them. */
export const EMAIL_LINKS: LimitRule = { name: 'emailLinks', points: 5, seconds: 60 * 60 };

/** By the account that has them sent, even if to a new address each time. */
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

/** Mails about logins on unknown devices, by account. */
export const NEW_DEVICE_MAILS: LimitRule = { name: 'newDeviceMails', points: 5, seconds: 60 * 60 };

/** Mails about a lock-out, by its kind and account, or by address without an account. */
export const LOCK_OUT_MAILS: LimitRule = {
  name: 'lockOutMails',
  points: 1,
  seconds: 24 * 60 * 60,
};

/** Mails about sessions ended from another one, by account. */
export const ENDED_SESSION_MAILS: LimitRule = {
  name: 'endedSessionMails',
  points: 5,
  seconds: 60 * 60,
};

/** Role requests, by account: each is mailed to every Admin. */
export const ROLE_REQUESTS: LimitRule = { name: 'roleRequests', points: 5, seconds: 24 * 60 * 60 };

/** Browsers ask for one whenever a page of the login opens. */
export const PASSKEY_CHALLENGES_PER_ADDRESS: LimitRule = {
  name: 'passkeyChallengesPerAddress',
  points: 3_000,
  seconds: 60 * 60,
  byAddress: true,
};

/** Challenges for people logged in: to add a passkey, and to confirm with one. */
export const PASSKEY_CHALLENGES: LimitRule = {
  name: 'passkeyChallenges',
  points: 100,
  seconds: 60 * 60,
};

/** Wrong codes, by account: those of an app and recovery codes. */
export const FAILED_CODES: LimitRule = { name: 'failedCodes', points: 10, seconds: 15 * 60 };

/** Passkeys added, codes switched on and recovery codes renewed, by account: each is mailed. */
export const FACTORS_ADDED: LimitRule = { name: 'factorsAdded', points: 20, seconds: 60 * 60 };

/** Wrong current passwords, by account. */
export const PASSWORD_CHANGES: LimitRule = {
  name: 'passwordChanges',
  points: 10,
  seconds: 15 * 60,
};

/** Photos and logos, by account: their cost is bounded by size and queueing, not by their number. */
export const PROFILE_PHOTOS: LimitRule = { name: 'profilePhotos', points: 30, seconds: 60 * 60 };

/** By account: a person's name appears on all their listings and comments. */
export const PROFILE_CHANGES: LimitRule = { name: 'profileChanges', points: 60, seconds: 60 * 60 };
