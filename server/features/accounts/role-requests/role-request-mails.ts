import { paths } from '#domain/site/paths.ts';
import { BECAUSE_ADMIN, layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** Tells an Admin that a Customer wants to list properties. */
export function roleAskedMail(
  to: string,
  { name, userId, role }: { name: string; userId: string; role: string },
  appUrl: string,
): Mail {
  return {
    to,
    subject: 'New request to list properties on Efie',
    ...layOutMail({
      heading: 'New request to list properties',
      paragraphs: [`${name} is a Customer and would like to list properties.`],
      facts: [['Wants to be', role]],
      action: { label: 'Review it', url: appUrl + paths.adminPerson(userId) },
      why: BECAUSE_ADMIN,
    }),
  };
}
