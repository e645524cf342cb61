import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** Why somebody was suspended, and what they can do. */
export function suspensionMail({ email }: { email: string }, reason: string, appUrl: string): Mail {
  return {
    to: email,
    subject: 'Your Efie account is suspended',
    ...layOutMail({
      heading: 'Your account is suspended',
      paragraphs: [
        'You cannot log in for now, and your listings are off the site. Stays that are booked remain booked.',
        'The reason:',
        ...reason.split(/\n+/),
        'If you think that this is a mistake, write to us.',
      ],
      action: { label: 'Write to us', url: `${appUrl}${paths.contact}` },
    }),
  };
}

/** That all is as it was before. */
export function suspensionLiftedMail({ email }: { email: string }, appUrl: string): Mail {
  return {
    to: email,
    subject: 'You can log in to Efie again',
    ...layOutMail({
      heading: 'Your account is no longer suspended',
      paragraphs: ['You can log in again, and your listings are back on the site.'],
      action: { label: 'Log in', url: `${appUrl}${paths.login}` },
    }),
  };
}
