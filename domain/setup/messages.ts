import { paths } from '../site/paths.ts';
import type { SetupStep } from './rules.ts';

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

/** What an Admin reads of how the site is set up. */
export const setupMessages = {
  title: 'First steps',
  intro: 'What every site needs before people come.',
  done: 'Done',
  testMail: 'Send me a test mail',
  testMailSent: (email: string) =>
    `The mail server took a test mail to ${email}. Look whether it arrives, and in spam, too.`,
  testMailRefused: (reason: string) => `The mail server did not take the mail: ${reason}`,
  noMailServer: mailReachMessages.none,
  demoLive: (listings: string) =>
    `${listings} made up for the demo can be seen by everybody. Remove them: npm run demo:remove`,
  noticeRead: 'I have read it',
  failure: 'Nothing was changed. Please try again.',
  steps: {
    settings: {
      title: 'Say who runs the site',
      text: 'Name, address, email and phone: they stand in the footer and on the contact page.',
      link: { label: 'Open the settings', path: paths.siteSettings },
    },
    mail: {
      title: 'Have mails arrive',
      text: 'Name a mail server (SMTP_URL), restart, and send yourself a test mail.',
    },
    'second-admin': {
      title: 'Make a second person an Admin',
      text: 'They can let you back in if you lose your password and your mailbox.',
      link: { label: 'Open people', path: paths.adminPeople },
    },
    backup: {
      title: 'Make a backup every night',
      text: 'npm run backup -- DIR makes one. Done while the last one is less than seven days old.',
    },
    notice: {
      title: 'Read what visitors are told',
      text: 'The privacy notice says what is kept, for how long, and whom to ask.',
      link: { label: 'Read the privacy notice', path: paths.privacy },
    },
  } satisfies Record<
    SetupStep,
    { title: string; text: string; link?: { label: string; path: string } }
  >,
} as const;
