/** What the link does that stands in the mail about a passkey, codes or recovery codes that were added. */
export const undoFactorMessages = {
  undoTitle: 'It was not me',
  undoHelp:
    'This takes away all passkeys and codes that we mailed you about in the last seven days, and all that was added since. It logs out everybody who is logged in to your account, and makes its password useless. We mail you a link to choose another one.',
  undo: 'Take it away',
  undone:
    'It is taken away, and everybody is logged out. We have mailed you a link to choose a new password: do that now.',
  undoInvalid:
    'This link is used or older than seven days. You can remove passkeys and codes in your profile, or contact us.',
  undoMoved:
    'Your account has another mail address by now. If you did not change it, press “It was not me” in the mail about that, or contact us.',
  undoFailure: 'It could not be taken away. Please try again.',
} as const;
