import { RESET_TOKEN_MINUTES } from '#domain/accounts/rules.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
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
