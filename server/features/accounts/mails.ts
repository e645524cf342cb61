import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import { RESET_TOKEN_MINUTES } from '#domain/accounts/rules.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SessionOrigin } from './login/sessions.ts';

export function resetPasswordMail(user: Owner, token: string, appUrl: string): Mail {
  return {
    to: user.email,
    subject: 'Reset your Efie password',
    ...layOutMail({
      heading: 'Reset your password',
      name: nameOfOwner(user),
      paragraphs: [
        'Someone asked to reset the password of your Efie account. If that was you, choose a new one below.',
        `The link works once, for ${RESET_TOKEN_MINUTES} minutes. If it wasn’t you, ignore this email: your password stays the same.`,
      ],
      action: { label: 'Reset your password', url: `${appUrl}/reset-password/${token}` },
    }),
  };
}

/** The place of a login, as far as it is known. */
interface Place {
  network: string;
  country: string;
}

const networkFacts = (place: Place): [label: string, value: string][] =>
  place.network ? [['Network', ownSessionsMessages.place(place)]] : [];

const countryNote = ({ country }: Place): string[] =>
  country ? [ownSessionsMessages.countryMayBeWrong] : [];

/** After a login on a device new to the account. */
export function newDeviceMail(
  user: Owner,
  { device, ...place }: SessionOrigin & Place,
  { now, config }: Pick<Platform, 'now' | 'config'>,
): Mail {
  return {
    to: user.email,
    subject: 'New login to your Efie account',
    ...layOutMail({
      heading: 'New login to your account',
      name: nameOfOwner(user),
      paragraphs: [
        'Someone logged in to your Efie account on a device we don’t recognise.',
        'If that was you, there’s nothing to do. If not, change your password now; this signs out every device.',
        ...countryNote(place),
      ],
      facts: [
        ['Device', device],
        ...networkFacts(place),
        ['When', `${formatInstant(now().toISOString())} (Ghana)`],
      ],
      action: { label: mailMessages.notMe, url: `${config.appUrl}${paths.forgotPassword}` },
    }),
  };
}

/**
 * After a password was set, by a reset or in the profile: tells an owner who did not do it what to
 * do.
 */
export function passwordChangedMail(user: Owner, appUrl: string): Mail {
  return {
    to: user.email,
    subject: 'Your Efie password was changed',
    ...layOutMail({
      heading: 'Your password was changed',
      name: nameOfOwner(user),
      paragraphs: [
        'The password of your Efie account was just changed.',
        'If that was you, there’s nothing to do. If not, change your password now; this signs out every device.',
      ],
      action: { label: mailMessages.notMe, url: `${appUrl}${paths.forgotPassword}` },
    }),
  };
}

/**
 * The logins that a lock-out stops: from one network, from any device new to the account, or any
 * that need a code.
 */
export type LockedWhere = 'from there' | 'everywhere' | 'by codes';

const LOCKED: Readonly<Record<LockedWhere, string>> = {
  'from there':
    'Someone entered ten wrong passwords for your Efie account. For the next 15 minutes, nobody on that network can log in to it with a password from a new device.',
  everywhere:
    'Someone entered fifty wrong passwords for your Efie account, from several networks. For the next 15 minutes, nobody can log in to it with a password from a new device.',
  'by codes':
    'Someone entered ten wrong codes for your Efie account. For the next 15 minutes, nobody can log in to it with a code.',
};

/** After too many wrong passwords or codes, when nobody can log in with one for a while. */
export function lockedOutMail(
  user: Owner,
  { where, ...place }: { where: LockedWhere } & Place,
  { now, config }: Pick<Platform, 'now' | 'config'>,
): Mail {
  const byCodes = where === 'by codes';
  return {
    to: user.email,
    subject: 'Your Efie account is locked for 15 minutes',
    ...layOutMail({
      heading: `Too many wrong ${byCodes ? 'codes' : 'passwords'}`,
      name: nameOfOwner(user),
      paragraphs: [
        `${LOCKED[where]} Passkeys still work.`,
        byCodes
          ? 'If that was you, wait, then use the code your authenticator app shows. If not, someone knows your password: change it now.'
          : 'If that was you, wait or reset your password. If not, nobody got in and there’s nothing to do.',
        'We email you about this once a day at most.',
        ...countryNote(place),
      ],
      facts: [...networkFacts(place), ['When', `${formatInstant(now().toISOString())} (Ghana)`]],
      action: { label: 'Reset your password', url: `${config.appUrl}${paths.forgotPassword}` },
    }),
  };
}

/** After someone logged other devices out from one of their sessions. */
export const sessionsEndedMail = (user: Owner, count: number, appUrl: string): Mail => ({
  to: user.email,
  subject: `${devices(count)} signed out of your Efie account`,
  ...layOutMail({
    heading: `${devices(count)} signed out`,
    name: nameOfOwner(user),
    paragraphs: [
      'This was just done in your profile.',
      'If that was you, there’s nothing to do. If not, change your password now; this signs out every device.',
    ],
    action: { label: mailMessages.notMe, url: `${appUrl}${paths.forgotPassword}` },
  }),
});

const devices = (count: number) =>
  `${plural(count, 'other device')} ${count === 1 ? 'was' : 'were'}`;
