import { mailMessages } from '../mail-messages.ts';

/** What the link does that stands in the mail about a passkey, codes or recovery codes that were added. */
export const undoFactorMessages = {
  undoTitle: mailMessages.notMe,
  undoHelp:
    'This takes away all passkeys and codes that we mailed you about in the last seven days, and all that was added since. It logs out everybody who is logged in to your account, and makes its password useless. We mail you a link to choose another one.',
  undo: 'Take it away',
  undone:
    'It is taken away, and everybody is logged out. We have mailed you a link to choose a new password: do that now.',
  undoInvalid:
    'This link is used or older than seven days. You can remove passkeys and codes in your profile, or contact us.',
  undoMoved:
    'Your account has a different email address now. If you didn’t change it, tap “It wasn’t me” in the email about that, or contact us.',
  undoFailure: 'It could not be taken away. Please try again.',
} as const;
