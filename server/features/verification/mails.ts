import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { type CalendarDate, formatDate } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import type { AdminTransition } from '#domain/verification/states.ts';
import { BECAUSE_ADMIN, layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';

interface Told extends Owner {
  kind: VerificationKind;
  expires_on: CalendarDate;
}

const ASKED = 'You’re getting this email because you asked to be verified on Efie.';

/** The name of each kind within a sentence. */
const NAMES: Readonly<Record<VerificationKind, string>> = {
  'ghana-card': 'your Ghana Card',
  'agent-licence': 'your agent licence',
  'stay-licence': 'your hotel or guest house licence',
};

/** Tells an Admin that someone waits to be checked; no mail contains the number. */
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
      why: BECAUSE_ADMIN,
    }),
  };
}

/** Tells someone the decision about their document, and why. */
export function decidedMail(
  person: Told,
  transition: AdminTransition,
  reason: string,
  appUrl: string,
): Mail {
  const { kind, expires_on } = person;
  const { subject, heading, about, next, label } = {
    approve: {
      subject: 'You’re verified on Efie',
      heading: 'You’re verified',
      about: `We verified ${NAMES[kind]}. Your badge shows on your listings until ${formatDate(expires_on)}.`,
      next: [],
      label: 'See your badge',
    },
    refuse: {
      subject: 'We couldn’t accept your document',
      heading: 'We couldn’t accept your document',
      about: `This is about ${NAMES[kind]}.`,
      next: ['You can send it again at any time.'],
      label: 'Send it again',
    },
    withdraw: {
      subject: 'Your Efie badge was removed',
      heading: 'Your badge was removed',
      about: `This is about ${NAMES[kind]}.`,
      next: [mailMessages.writeIfMistaken],
      label: 'See your documents',
    },
  }[transition];
  return {
    to: person.email,
    subject,
    ...layOutMail({
      heading,
      name: nameOfOwner(person),
      paragraphs: [about, ...(reason ? [mailMessages.reason, { said: reason }] : []), ...next],
      action: { label, url: appUrl + paths.verification },
      why: ASKED,
    }),
  };
}

/** Tells someone that a badge expires soon. */
export function expiresSoonMail(person: Told, appUrl: string): Mail {
  return {
    to: person.email,
    subject: 'Your Efie badge expires soon',
    ...layOutMail({
      heading: 'Your badge expires soon',
      name: nameOfOwner(person),
      paragraphs: [
        `Our records say that ${NAMES[person.kind]} expires on ${formatDate(person.expires_on)}. Your badge will disappear after that day.`,
        'Send us the new document as soon as you have it.',
      ],
      action: { label: 'Send the new document', url: appUrl + paths.verification },
      why: ASKED,
    }),
  };
}
