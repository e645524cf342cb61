import type { SiteSettings } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import type { ContactMessageBody } from '#domain/site/schema.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** A message of the contact page for anyone who answers it; a reply goes to its author. */
export function contactMail({ name, email, message }: ContactMessageBody, to: string): Mail {
  return {
    to,
    replyTo: email,
    subject: `Message from ${name}`,
    ...layOutMail({
      heading: 'New message from the contact page',
      paragraphs: [`${name} wrote:`, { said: message }, `Replies to this email go to ${name}.`],
      facts: [
        ['Name', name],
        ['Email', email],
      ],
      why: 'You’re getting this email because messages from the contact page of Efie come to this address.',
    }),
  };
}

/**
 * An Admin's answer to a message of the contact page; a reply goes to the site's address, if it has
 * one.
 */
export function answerMail(
  { name, email, message, created_at }: ContactMessageBody & { created_at: Date },
  text: string,
  site: Pick<SiteSettings, 'name' | 'email'>,
  appUrl: string,
): Mail {
  return {
    to: email,
    ...(site.email && { replyTo: site.email }),
    subject: `Re: your message to ${site.name}`,
    ...layOutMail({
      heading: 'Our reply to your message',
      name,
      paragraphs: [
        ...text.split(/\n+/),
        site.email
          ? 'You can reply to this email.'
          : 'Nobody reads replies to this email: please write to us on the site instead.',
        `You wrote on ${formatInstant(created_at.toISOString())}:`,
        { said: message },
      ],
      ...(!site.email && { action: { label: 'Write to us', url: appUrl + paths.contact } }),
      why: `You’re getting this email because you wrote to ${site.name}.`,
    }),
  };
}
