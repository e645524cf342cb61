import { mailMessages } from '#domain/mail-messages.ts';
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
  'agent-licence': 'your agent licence',
  'stay-licence': 'your hotel or guest house licence',
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
    subject: 'New verification request on Efie',
    ...layOutMail({
      heading: 'New verification request',
      paragraphs: [`${name} sent a document to verify.`],
      facts: [['Document', verificationMessages.titles[kind]]],
      action: { label: 'Review it', url: appUrl + paths.adminVerification(id) },
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
      subject: 'You’re verified on Efie',
      heading: 'You’re verified',
      now: `We verified ${NAMES[kind]}. Your badge shows on your listings until ${formatDate(expires_on)}.`,
    },
    refuse: {
      subject: 'We could not accept your document',
      heading: 'We could not accept your document',
      now: `This is about ${NAMES[kind]}. You can send it again at any time.`,
    },
    withdraw: {
      subject: 'Your Efie badge was removed',
      heading: 'Your badge was removed',
      now: `This is about ${NAMES[kind]}. ${mailMessages.writeIfMistaken}`,
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
    subject: 'Your Efie badge expires soon',
    ...layOutMail({
      heading: 'Your badge expires soon',
      paragraphs: [
        `Our records say that ${NAMES[kind]} expires on ${formatDate(expires_on)}. Your badge will disappear after that day.`,
        'Send us the new document as soon as you have it.',
      ],
      action: { label: verificationMessages.title, url: appUrl + paths.verification },
    }),
  };
}
