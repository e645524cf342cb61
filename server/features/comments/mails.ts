import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Addressee, Mail } from '#server/platform/mail/mail.ts';

/** For the author of a comment that the lister has answered. */
export function answerMail(
  comment: Addressee,
  property: { id: string; name: string },
  answer: string,
  appUrl: string,
): Mail {
  return {
    to: comment.email,
    subject: `New reply to your comment on ${property.name}`,
    ...layOutMail({
      heading: 'New reply to your comment',
      name: comment.firstname,
      paragraphs: [
        `The lister of ${property.name} replied to your comment on ${SITE_NAME}:`,
        { said: answer },
      ],
      action: {
        label: 'See the reply',
        url: `${appUrl}${paths.property(property.id)}#comments`,
      },
      why: `You’re getting this email because you commented on ${property.name}.`,
    }),
  };
}
