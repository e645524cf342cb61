import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** Tells somebody that the file that they asked for is there. The link leads where one logs in first. */
export const archiveReadyMail = (to: string, expiresAt: Date, appUrl: string): Mail => ({
  to,
  subject: 'Your data from Efie is ready',
  ...layOutMail({
    heading: 'Your data is ready',
    paragraphs: [
      `The file with your data and photos waits in your profile until ${formatInstant(expiresAt.toISOString())}. You are asked to log in.`,
      'It was not you who asked for it? Then change your password.',
    ],
    action: { label: 'Download it', url: appUrl + paths.ownData },
  }),
});
