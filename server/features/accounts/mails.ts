import { RESET_TOKEN_MINUTES } from '#domain/accounts/rules.ts';
import { formatInstant } from '#domain/instant.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserRow } from './repository.ts';
import type { SessionOrigin } from './sessions.ts';

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

/** After a login on a device that the account was not logged in on before. */
export function newDeviceMail(
  user: Pick<UserRow, 'email'>,
  { device, network }: SessionOrigin,
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
      ],
      facts: [
        ['Device', device],
        ...(network ? [['Network', network] as [string, string]] : []),
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
