import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';

/** At the start: what happens when, and the way back. */
export const leavingMail = (to: Owner, leavesAt: Date, appUrl: string): Mail => ({
  to: to.email,
  subject: 'Your Efie account will be deleted',
  ...layOutMail({
    heading: 'Your account will be deleted',
    name: nameOfOwner(to),
    paragraphs: [
      `We’ll delete your Efie account and your listings on ${dayOf(leavesAt)}. Until then your listings are paused.`,
      'Changed your mind? Log in before that day and tap “Keep my account”. If you didn’t ask for this, do that now and change your password.',
    ],
    action: { label: 'Log in', url: appUrl + paths.login },
  }),
});

/** A day before. */
export const leavingSoonMail = (to: Owner, leavesAt: Date, appUrl: string): Mail => ({
  to: to.email,
  subject: 'Your Efie account will be deleted tomorrow',
  ...layOutMail({
    heading: 'Your account will be deleted tomorrow',
    name: nameOfOwner(to),
    paragraphs: [
      `We’ll delete your Efie account and your listings on ${dayOf(leavesAt)}. Nobody can bring them back after that.`,
      'To keep them, log in before that day and tap “Keep my account”.',
    ],
    action: { label: 'Log in', url: appUrl + paths.login },
  }),
});

/** At the end; the last mail to this address. */
export const leftMail = (to: Owner, appUrl: string): Mail => ({
  to: to.email,
  subject: 'Your Efie account was deleted',
  ...layOutMail({
    heading: 'Your account was deleted',
    name: nameOfOwner(to),
    paragraphs: [
      'We deleted your Efie account, your listings, your name and your contact details. Messages you sent stay with the people you wrote to, without your name.',
      'This is the last email we’ll send you. You’re welcome to sign up again at any time.',
    ],
    action: { label: 'What data we keep', url: appUrl + paths.privacy },
    why: 'You’re getting this email because you had an account on Efie.',
  }),
});

const dayOf = (moment: Date) => formatInstantDate(moment.toISOString());
