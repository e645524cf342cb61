import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';

/**
 * Tells someone that the file they asked for is ready. The link leads to a page that requires
 * logging in.
 */
export const archiveReadyMail = (to: Owner, expiresAt: Date, appUrl: string): Mail => ({
  to: to.email,
  subject: 'Your data from Efie is ready',
  ...layOutMail({
    heading: 'Your data is ready',
    name: nameOfOwner(to),
    paragraphs: [
      `You can download your data and photos until ${formatInstant(expiresAt.toISOString())}. We’ll ask you to log in first.`,
      'If you didn’t ask for this, change your password now.',
    ],
    action: { label: 'Download your data', url: appUrl + paths.ownData },
    why: 'You’re getting this email because you asked for your data on Efie.',
  }),
});
