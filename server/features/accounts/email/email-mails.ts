import { CONFIRM_LINK_DAYS, UNDO_LINK_DAYS } from '#domain/accounts/email-link-days.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** For anyone who signed up, to an address that may be a stranger's. */
export function confirmEmailMail(to: string, token: string, appUrl: string): Mail {
  return {
    to,
    subject: 'Confirm your address for Efie',
    ...layOutMail({
      heading: 'Confirm your address',
      paragraphs: [
        'Someone, we hope you, made an Efie account with this address. Confirm it to book, to write to listers, to list and to comment.',
        `The link works once, within ${CONFIRM_LINK_DAYS} days. If it was not you, do nothing: without it nobody can do any of that with your address.`,
      ],
      action: { label: 'Confirm address', url: appUrl + paths.confirmEmail(token) },
    }),
  };
}

/** To the address that an account is to have from now on. */
export function changeEmailMail(to: string, token: string, appUrl: string): Mail {
  return {
    to,
    subject: 'Confirm your new address for Efie',
    ...layOutMail({
      heading: 'Confirm your new address',
      paragraphs: [
        'Someone, we hope you, wants to log in to Efie with this address from now on.',
        `The link works once, within ${CONFIRM_LINK_DAYS} days. If it was not you, do nothing: nothing changes.`,
      ],
      action: { label: 'Confirm address', url: appUrl + paths.confirmEmail(token) },
    }),
  };
}

/** To the address that an account had until now: anyone who did not change it brings it back. */
export function emailChangedMail(to: string, token: string, appUrl: string): Mail {
  return {
    to,
    subject: 'The address of your Efie account was changed',
    ...layOutMail({
      heading: 'Your address was changed',
      paragraphs: [
        'Your Efie account has another mail address now. Our mail no longer comes here.',
        `If it was you, there is nothing to do. If it was not you, bring this address back within ${UNDO_LINK_DAYS} days: that also logs out everybody, and lets you choose a new password.`,
      ],
      action: { label: 'It was not me', url: appUrl + paths.undoEmailChange(token) },
    }),
  };
}
