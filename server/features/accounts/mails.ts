import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import { RESET_TOKEN_MINUTES } from '#domain/accounts/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SessionOrigin } from './login/sessions.ts';
import type { UserRow } from './repository.ts';

export function resetPasswordMail(
  user: Pick<UserRow, 'email'>,
  token: string,
  appUrl: string,
): Mail {
  return {
    to: user.email,
    subject: 'Choose a new password for Efie',
    ...layOutMail({
      heading: 'Choose a new password',
      paragraphs: [
        'Someone, we hope you, asked for a new password for your Efie account.',
        `The link works once, within ${RESET_TOKEN_MINUTES} minutes. If it was not you, do nothing: your password stays as it is.`,
      ],
      action: { label: 'Choose a new password', url: `${appUrl}/reset-password/${token}` },
    }),
  };
}

/** Where somebody was, as far as it is known. */
interface Place {
  network: string;
  country: string;
}

const networkFacts = (place: Place): [label: string, value: string][] =>
  place.network ? [['Network', ownSessionsMessages.place(place)]] : [];

const countryNote = ({ country }: Place): string[] =>
  country ? [ownSessionsMessages.countryMayBeWrong] : [];

/** After a login on a device that the account was not logged in on before. */
export function newDeviceMail(
  user: Pick<UserRow, 'email'>,
  { device, ...place }: SessionOrigin & Place,
  { now, config }: Pick<Platform, 'now' | 'config'>,
): Mail {
  return {
    to: user.email,
    subject: 'New login to your Efie account',
    ...layOutMail({
      heading: 'Somebody logged in on a new device',
      paragraphs: [
        'Your Efie account was logged in to on a device that we do not know.',
        'If it was you, there is nothing to do. Was this not you? Choose a new password at once: that logs out everybody.',
        ...countryNote(place),
      ],
      facts: [
        ['Device', device],
        ...networkFacts(place),
        ['When', `${formatInstant(now().toISOString())} (Ghana)`],
      ],
      action: { label: 'It was not me', url: `${config.appUrl}${paths.forgotPassword}` },
    }),
  };
}

/** After a password was set, by a reset or in the profile: anyone who did not do it learns of it, and what to do. */
export function passwordChangedMail(user: Pick<UserRow, 'email'>, appUrl: string): Mail {
  return {
    to: user.email,
    subject: 'Your Efie password was changed',
    ...layOutMail({
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Efie account was changed just now.',
        'If it was you, there is nothing to do. If it was not you, choose a new password at once: that logs out everybody who is logged in with the old one.',
      ],
      action: { label: 'It was not me', url: `${appUrl}${paths.forgotPassword}` },
    }),
  };
}

/** What a lock-out keeps from logging in: one network, any device that is new to the account, or anyone by a code. */
export type LockedWhere = 'from there' | 'everywhere' | 'by codes';

const LOCKED: Readonly<Record<LockedWhere, string>> = {
  'from there':
    'Somebody entered ten wrong passwords for your Efie account. For 15 minutes nobody can log in to it with one from that network on a device that is new to it.',
  everywhere:
    'Somebody entered fifty wrong passwords for your Efie account, from several networks. For 15 minutes nobody can log in to it with one on a device that is new to it.',
  'by codes':
    'Somebody entered ten wrong codes for your Efie account. For 15 minutes nobody can log in to it with one.',
};

/** After so many wrong passwords or codes that nobody can log in with one for a while. */
export function lockedOutMail(
  user: Pick<UserRow, 'email'>,
  { where, ...place }: { where: LockedWhere } & Place,
  { now, config }: Pick<Platform, 'now' | 'config'>,
): Mail {
  const byCodes = where === 'by codes';
  return {
    to: user.email,
    subject: 'Your Efie account is locked for 15 minutes',
    ...layOutMail({
      heading: `Too many wrong ${byCodes ? 'codes' : 'passwords'}`,
      paragraphs: [
        `${LOCKED[where]} A passkey works all the same.`,
        byCodes
          ? 'If it was you, wait, and use the code that your app shows then. If it was not you, somebody knows your password: choose a new one at once.'
          : 'If it was you, wait, or choose a new password. If it was not you, nobody got in, and there is nothing to do.',
        'We mail you about this once a day at most.',
        ...countryNote(place),
      ],
      facts: [...networkFacts(place), ['When', `${formatInstant(now().toISOString())} (Ghana)`]],
      action: { label: 'Choose a new password', url: `${config.appUrl}${paths.forgotPassword}` },
    }),
  };
}

/** After somebody logged other devices out in a session of theirs. */
export const sessionsEndedMail = (
  user: Pick<UserRow, 'email'>,
  count: number,
  appUrl: string,
): Mail => ({
  to: user.email,
  subject: `${devices(count)} logged out of your Efie account`,
  ...layOutMail({
    heading: `${devices(count)} logged out`,
    paragraphs: [
      'It was done in your profile just now.',
      'If it was you, there is nothing to do. If it was not you, choose a new password at once: that logs out everybody.',
    ],
    action: { label: 'It was not me', url: `${appUrl}${paths.forgotPassword}` },
  }),
});

const devices = (count: number) =>
  `${plural(count, 'other device')} ${count === 1 ? 'was' : 'were'}`;
