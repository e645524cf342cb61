import { mailMessages } from '../mail-messages.ts';

/** The page behind the link in the email about added passkeys, codes or recovery codes. */
export const undoFactorMessages = {
  undoTitle: mailMessages.notMe,
  undoHelp:
    'This removes every passkey and authenticator app that we emailed you about in the last seven days, and everything added since. It logs out every device and cancels the current password. We’ll email you a link to choose a new one.',
  undo: 'Remove it',
  undone:
    'It’s removed, and every device is logged out. We’ve emailed you a link to choose a new password: do that now.',
  undoInvalid:
    'This link was already used, or is older than seven days. You can remove passkeys and your authenticator app in your profile, or contact us.',
  undoMoved:
    'Your account has a different email address now. If you didn’t change it, tap “It wasn’t me” in the email about that, or contact us.',
  undoFailure: 'We couldn’t remove it. Please try again.',
} as const;
