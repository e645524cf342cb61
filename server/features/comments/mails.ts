import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { CommentRow } from './repository.ts';

/** For the author of a comment that the lister has answered. */
export function answerMail(
  comment: Pick<CommentRow, 'email'>,
  property: { id: string; name: string },
  answer: string,
  appUrl: string,
): Mail {
  return {
    to: comment.email,
    subject: `New reply to your comment on ${property.name}`,
    ...layOutMail({
      heading: 'New reply to your comment',
      paragraphs: [
        `The lister of ${property.name} replied to your comment on ${SITE_NAME}:`,
        ...answer.split(/\n+/),
      ],
      action: {
        label: 'See the reply',
        url: `${appUrl}${paths.property(property.id)}#comments`,
      },
    }),
  };
}
