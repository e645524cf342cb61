import { UNDO_LINK_DAYS } from '#domain/accounts/email-link-days.ts';
import { undoFactorMessages } from '#domain/accounts/undo-factor-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { FactorChange } from './factor-changes.ts';

const HEADINGS: Readonly<Record<FactorChange, string>> = {
  'passkey added': 'A passkey was added to your account',
  'passkey removed': 'A passkey was removed from your account',
  'codes switched on': 'Codes were switched on for your account',
  'codes switched off': 'Codes were switched off for your account',
  'recovery codes renewed': 'New recovery codes were made for your account',
};

const CHANGED = 'What one can log in to your Efie account with was changed just now.';

/** After a passkey, codes or recovery codes were added: anyone who did not do it takes them away. */
export function factorAddedMail(
  to: string,
  change: FactorChange,
  token: string,
  appUrl: string,
): Mail {
  return mailOf(to, change, {
    paragraphs: [
      CHANGED,
      `If it was you, there is nothing to do. If it was not you, take it away within ${UNDO_LINK_DAYS} days: that also logs out everybody, and lets you choose a new password.`,
      `Later, remove it in your profile. If the login asks for a code that you do not have, write to us, and an Admin takes the codes and passkeys away: ${appUrl}${paths.contact}`,
    ],
    action: { label: undoFactorMessages.undoTitle, url: appUrl + paths.undoFactor(token) },
  });
}

/** After a passkey or codes were removed: anyone who did not do it learns of it, and what to do. */
export const factorRemovedMail = (to: string, change: FactorChange, appUrl: string): Mail =>
  mailOf(to, change, {
    paragraphs: [
      CHANGED,
      'If it was you, there is nothing to do. If it was not you, choose a new password at once: that logs out everybody. Then log in, and add in your profile what is missing.',
    ],
    action: { label: undoFactorMessages.undoTitle, url: appUrl + paths.forgotPassword },
  });

const mailOf = (
  to: string,
  change: FactorChange,
  body: Omit<Parameters<typeof layOutMail>[0], 'heading'>,
): Mail => ({
  to,
  subject: `${HEADINGS[change]} on Efie`,
  ...layOutMail({ heading: HEADINGS[change], ...body }),
});
