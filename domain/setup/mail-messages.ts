/** What is said where mails reach nobody. */
export const mailReachMessages = {
  cannotMail:
    'This site cannot send mails yet, so nothing was sent. Please write to us on the contact page.',
  none: 'No mail server is set, so no mail is delivered. Set SMTP_URL and restart.',
  notMailed: 'No mail was sent: this site has no mail server.',
} as const;

/** A message of ours without the sentences in it that say that somebody is mailed. */
export function withoutMailed(message: string): string {
  const sentences = message.split(/(?<=[.!?]) /);
  const others = sentences.filter((sentence) => !/\b(is|are|was|were) mailed\b/.test(sentence));
  if (others.length === sentences.length) return message;
  return [...others, mailReachMessages.notMailed].join(' ');
}
