import { paths } from '#domain/site/paths.ts';
import { type CalendarDate, formatDate } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import type { AdminTransition } from '#domain/verification/states.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Told {
  email: string;
  kind: VerificationKind;
  expires_on: CalendarDate;
}

/** What it is called, within a sentence. */
const NAMES: Readonly<Record<VerificationKind, string>> = {
  'ghana-card': 'your Ghana Card',
  'agent-licence': 'your agent’s licence',
  'stay-licence': 'the licence of your stay',
};

/** Tells an Admin that somebody waits to be checked; the number is in no mail. */
export function askedMail(
  to: string,
  name: string,
  { id, kind }: { id: string; kind: VerificationKind },
  appUrl: string,
): Mail {
  return {
    to,
    subject: 'Somebody asks to be checked on Efie',
    ...layOutMail({
      heading: 'Somebody asks to be checked',
      paragraphs: [`${name} sent a document.`],
      facts: [['What', verificationMessages.titles[kind]]],
      action: { label: 'Look at it', url: appUrl + paths.adminVerification(id) },
    }),
  };
}

/** Tells somebody what an Admin made of their document, and why. */
export function decidedMail(
  { email, kind, expires_on }: Told,
  transition: AdminTransition,
  reason: string,
  appUrl: string,
): Mail {
  const { subject, heading, now } = {
    approve: {
      subject: 'You are checked on Efie',
      heading: 'You are checked',
      now: `We looked at ${NAMES[kind]}. People see that it was checked, until ${formatDate(expires_on)}.`,
    },
    refuse: {
      subject: 'We could not accept your document',
      heading: 'We could not accept your document',
      now: `It is about ${NAMES[kind]}. You can send it again.`,
    },
    withdraw: {
      subject: 'Your badge on Efie is withdrawn',
      heading: 'Your badge is withdrawn',
      now: `It is about ${NAMES[kind]}. If you think that this is a mistake, write to us.`,
    },
  }[transition];
  return {
    to: email,
    subject,
    ...layOutMail({
      heading,
      paragraphs: [...reason.split(/\n+/).filter(Boolean), now],
      action: { label: verificationMessages.title, url: appUrl + paths.verification },
    }),
  };
}

/** Tells somebody that a badge goes soon. */
export function expiresSoonMail({ email, kind, expires_on }: Told, appUrl: string): Mail {
  return {
    to: email,
    subject: 'Your badge on Efie expires soon',
    ...layOutMail({
      heading: 'Your badge expires soon',
      paragraphs: [
        `By what we know, ${NAMES[kind]} expires on ${formatDate(expires_on)}. After that day people no longer see that it was checked.`,
        'Send the new one when you have it.',
      ],
      action: { label: verificationMessages.title, url: appUrl + paths.verification },
    }),
  };
}
