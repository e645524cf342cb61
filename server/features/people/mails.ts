import type { LaterRole } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { plural } from '#domain/values/plural.ts';
import { layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';

/** Why someone was suspended, and what they can do. */
export function suspensionMail(
  person: Owner,
  { reason, cancelled }: { reason: string; cancelled: number },
  appUrl: string,
): Mail {
  const stays =
    cancelled > 0
      ? `We cancelled ${plural(cancelled, 'stay')} you had booked.`
      : 'Stays you booked are still booked.';
  return {
    to: person.email,
    subject: 'Your Efie account is suspended',
    ...layOutMail({
      heading: 'Your account is suspended',
      name: nameOfOwner(person),
      paragraphs: [
        `You can’t log in for now, and your listings are off the site. ${stays}`,
        mailMessages.reason,
        { said: reason },
        mailMessages.writeIfMistaken,
      ],
      action: { label: 'Write to us', url: `${appUrl}${paths.contact}` },
    }),
  };
}

/**
 * Tells people that an Admin removed their passkeys and codes, and what to do if they did not ask
 * for it.
 */
export function factorsRemovedMail(person: Owner, appUrl: string): Mail {
  return {
    to: person.email,
    subject: 'Your Efie passkeys and codes were removed',
    ...layOutMail({
      heading: 'Your passkeys and codes were removed',
      name: nameOfOwner(person),
      paragraphs: [
        'An Admin removed the passkeys and authenticator codes of your Efie account and signed it out on every device. You can now log in with your password alone.',
        'If someone else may know your password, reset it before you log in. Then add passkeys or an authenticator app again in your profile.',
        `If you didn’t ask for this, write to us: ${appUrl}${paths.contact}`,
      ],
      action: { label: 'Reset your password', url: `${appUrl}${paths.forgotPassword}` },
    }),
  };
}

export function suspensionLiftedMail(person: Owner, appUrl: string): Mail {
  return {
    to: person.email,
    subject: 'You can log in to Efie again',
    ...layOutMail({
      heading: 'Your account is no longer suspended',
      name: nameOfOwner(person),
      paragraphs: ['You can log in again, and your listings are back on the site.'],
      action: { label: 'Log in', url: `${appUrl}${paths.login}` },
    }),
  };
}

export function roleApprovedMail(person: Owner, role: LaterRole, appUrl: string): Mail {
  return {
    to: person.email,
    subject: 'You can list properties on Efie',
    ...layOutMail({
      heading: 'You can list properties',
      name: nameOfOwner(person),
      paragraphs: [roleMessages.success(role)],
      action: { label: 'Upload a property', url: appUrl + paths.uploadProperty },
    }),
  };
}

/** Why someone did not get the role that they asked for. */
export function roleRefusedMail(
  person: Owner,
  role: LaterRole,
  reason: string,
  appUrl: string,
): Mail {
  return {
    to: person.email,
    subject: 'Your request to list properties on Efie',
    ...layOutMail({
      heading: 'You can’t list properties yet',
      name: nameOfOwner(person),
      paragraphs: [
        roleMessages.wasRefused(role),
        mailMessages.reason,
        { said: reason },
        roleMessages.askAgain,
      ],
      action: { label: 'Ask again', url: appUrl + paths.becomeLister },
    }),
  };
}
