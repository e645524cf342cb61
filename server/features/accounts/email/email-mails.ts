import { CONFIRM_LINK_DAYS, UNDO_LINK_DAYS } from '#domain/accounts/email-link-days.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** For anyone who signed up, to an address that may be a stranger's. */
export function confirmEmailMail(to: string, token: string, appUrl: string): Mail {
  return {
    to,
    subject: 'Confirm your email for Efie',
    ...layOutMail({
      heading: 'Confirm your email',
      paragraphs: [
        'Someone signed up for Efie with this email address. If that was you, tap the button to confirm it: then you can book, message listers, list and comment.',
        `The link works once, for ${CONFIRM_LINK_DAYS} days. If it wasn’t you, ignore this email: without the link, nobody can do any of that with your address.`,
      ],
      action: { label: 'Confirm email', url: appUrl + paths.confirmEmail(token) },
      why: 'You’re getting this email because someone entered this address on Efie.',
    }),
  };
}

/** To the future address of an account. */
export function changeEmailMail(to: string, token: string, appUrl: string): Mail {
  return {
    to,
    subject: 'Confirm your new email for Efie',
    ...layOutMail({
      heading: 'Confirm your new email',
      paragraphs: [
        'Someone wants to use this email address for their Efie account. If that’s you, tap the button to confirm it.',
        `The link works once, for ${CONFIRM_LINK_DAYS} days. If it wasn’t you, ignore this email: nothing changes.`,
      ],
      action: { label: 'Confirm email', url: appUrl + paths.confirmEmail(token) },
      why: 'You’re getting this email because someone entered this address on Efie.',
    }),
  };
}

/** To the previous address of an account: an owner who did not change it can bring it back. */
export function emailChangedMail(to: string, token: string, appUrl: string): Mail {
  return {
    to,
    subject: 'The email of your Efie account was changed',
    ...layOutMail({
      heading: 'Your email was changed',
      paragraphs: [
        'Your Efie account now uses a different email address. We’ll no longer write to this one.',
        `If that was you, there’s nothing to do. If not, bring this address back within ${UNDO_LINK_DAYS} days; this signs out every device and lets you choose a new password.`,
      ],
      action: { label: mailMessages.notMe, url: appUrl + paths.undoEmailChange(token) },
      why: 'You’re getting this email because your Efie account used this address.',
    }),
  };
}
