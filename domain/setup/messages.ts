import { paths } from '../site/paths.ts';
import type { SetupStep } from './rules.ts';

/** Shown when emails reach nobody. */
export const mailReachMessages = {
  cannotMail:
    'This site can’t send email yet, so nothing was sent. Please write to us on the contact page.',
  none: 'No email server is set, so no email is delivered. Set SMTP_URL and restart.',
  notMailed: 'No email was sent: this site has no email server.',
} as const;

/** One of our messages without the sentences that say we emailed someone. */
export function withoutMailed(message: string): string {
  const sentences = message.split(/(?<=[.!?]) /);
  const others = sentences.filter(
    (sentence) => !/\b(?:[Ww]e’ve|is|are|was|were|been) e?mailed\b/.test(sentence),
  );
  if (others.length === sentences.length) return message;
  return [...others, mailReachMessages.notMailed].join(' ');
}

export const setupMessages = {
  title: 'First steps',
  intro: 'What every site needs before it opens.',
  done: 'Done',
  testMail: 'Send me a test email',
  testMailSent: (email: string) =>
    `The email server accepted a test email to ${email}. Check that it arrives, and look in spam too.`,
  testMailRefused: (reason: string) => `The email server didn’t accept the email: ${reason}`,
  noMailServer: mailReachMessages.none,
  demoLive: (listings: string) =>
    `Everyone can see ${listings} made up for the demo. Remove them: npm run demo:remove`,
  noticeRead: 'I’ve read it',
  failure: 'Nothing was changed. Please try again.',
  steps: {
    settings: {
      title: 'Say who runs the site',
      text: 'Your name, address, email and phone appear in the footer and on the contact page.',
      link: { label: 'Open the settings', path: paths.siteSettings },
    },
    mail: {
      title: 'Set up email',
      text: 'Set an email server (SMTP_URL), restart, and send yourself a test email.',
    },
    'second-admin': {
      title: 'Add a second Admin',
      text: 'They can let you back in if you lose your password and your email.',
      link: { label: 'Open people', path: paths.adminPeople },
    },
    backup: {
      title: 'Back up every night',
      text: 'Run npm run backup -- DIR. This step is done while the last backup is under seven days old.',
    },
    notice: {
      title: 'Read what visitors see',
      text: 'The privacy notice says what you store, for how long, and whom to ask.',
      link: { label: 'Read the privacy notice', path: paths.privacy },
    },
  } satisfies Record<
    SetupStep,
    { title: string; text: string; link?: { label: string; path: string } }
  >,
} as const;
