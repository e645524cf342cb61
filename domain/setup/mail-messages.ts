/** What is said where mails reach nobody. */
export const mailReachMessages = {
  cannotMail:
    'This site cannot send mails yet, so nothing was sent. Please write to us on the contact page.',
  none: 'No mail server is set, so mails reach nobody. Set SMTP_URL and restart.',
} as const;
