import { UNDO_LINK_DAYS } from '#domain/accounts/email-link-days.ts';
import { undoFactorMessages } from '#domain/accounts/undo-factor-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';
import type { FactorChange } from './factor-changes.ts';

const HEADINGS: Readonly<Record<FactorChange, string>> = {
  'passkey added': 'A passkey was added to your account',
  'passkey removed': 'A passkey was removed from your account',
  'codes switched on': 'An authenticator app was added to your account',
  'codes switched off': 'The authenticator app was removed from your account',
  'recovery codes renewed': 'You have new recovery codes',
};

const CHANGED = 'The ways to log in to your Efie account were just changed.';

/** After a passkey, codes or recovery codes were added: an owner who did not do it can remove them. */
export function factorAddedMail(
  to: Owner,
  change: FactorChange,
  token: string,
  appUrl: string,
): Mail {
  return mailOf(to, change, {
    paragraphs: [
      CHANGED,
      `If that was you, there’s nothing to do. If not, undo it within ${UNDO_LINK_DAYS} days; this signs out every device and lets you choose a new password.`,
      `After that, you can ${change === 'recovery codes renewed' ? 'make new codes' : 'remove it'} in your profile. If you’re asked for a code you don’t have, write to us and an Admin will remove the codes and passkeys: ${appUrl}${paths.contact}`,
    ],
    action: { label: undoFactorMessages.undoTitle, url: appUrl + paths.undoFactor(token) },
  });
}

/** After a passkey or codes were removed: tells an owner who did not do it what to do. */
export const factorRemovedMail = (to: Owner, change: FactorChange, appUrl: string): Mail =>
  mailOf(to, change, {
    paragraphs: [
      CHANGED,
      'If that was you, there’s nothing to do. If not, change your password now; this signs out every device. Then log in and add it again in your profile.',
    ],
    action: { label: undoFactorMessages.undoTitle, url: appUrl + paths.forgotPassword },
  });

const mailOf = (
  to: Owner,
  change: FactorChange,
  body: Omit<Parameters<typeof layOutMail>[0], 'heading' | 'name'>,
): Mail => ({
  to: to.email,
  subject: `${HEADINGS[change]} on Efie`,
  ...layOutMail({ heading: HEADINGS[change], name: nameOfOwner(to), ...body }),
});
