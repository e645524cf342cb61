import type { ContactMessageBody } from '#domain/site/schema.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** A message of the contact page for anyone who answers it; a reply goes to its author. */
export function contactMail({ name, email, message }: ContactMessageBody, to: string): Mail {
  return {
    to,
    replyTo: email,
    subject: `Message from ${name}`,
    ...layOutMail({
      heading: 'A message from the contact page',
      paragraphs: [
        `${name} wrote:`,
        ...message.split(/\n+/),
        `A reply to this mail goes to ${name}.`,
      ],
      facts: [
        ['Name', name],
        ['Email', email],
      ],
    }),
  };
}
