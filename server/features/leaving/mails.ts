import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** At the beginning: what happens when, and the way back. */
export const leavingMail = (to: string, leavesAt: Date, appUrl: string): Mail => ({
  to,
  subject: 'Your Efie account will be deleted',
  ...layOutMail({
    heading: 'Your account will be deleted',
    paragraphs: [
      `Your Efie account and your listings will be deleted on ${dayOf(leavesAt)}. Your listings are paused from now on.`,
      'You have changed your mind? Log in before that day and press “Keep my account”. If it was not you who asked for this, do that, and choose a new password.',
    ],
    action: { label: 'Log in', url: appUrl + paths.login },
  }),
});

/** A day before. */
export const leavingSoonMail = (to: string, leavesAt: Date, appUrl: string): Mail => ({
  to,
  subject: 'Your Efie account will be deleted tomorrow',
  ...layOutMail({
    heading: 'One day left',
    paragraphs: [
      `Your Efie account and your listings will be deleted on ${dayOf(leavesAt)}. After that nobody can bring them back.`,
      'To keep them, log in before that day and press “Keep my account”.',
    ],
    action: { label: 'Log in', url: appUrl + paths.login },
  }),
});

/** At the end; the last mail to this address. */
export const leftMail = (to: string, appUrl: string): Mail => ({
  to,
  subject: 'Your Efie account is deleted',
  ...layOutMail({
    heading: 'Your account is deleted',
    paragraphs: [
      'Your Efie account is deleted, and so are your listings, your name and how to reach you. What you wrote to others stays with them without your name.',
      'This is the last mail that we send you. You can sign up again with this address whenever you like.',
    ],
    action: { label: 'What we keep of people', url: appUrl + paths.privacy },
  }),
});

const dayOf = (moment: Date) => formatInstantDate(moment.toISOString());
