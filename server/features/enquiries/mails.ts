import { hasLink } from '#domain/conversations/links.ts';
import { linkWarning } from '#domain/conversations/messages.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { senderName } from './present.ts';
import type { EnquiryRow } from './repository.ts';

/** The enquiry for its lister, whose reply goes to the sender. */
export function enquiryMail(row: EnquiryRow, appUrl: string): Mail {
  const { listing_kind: kind, listing_id: id } = row;
  const name = senderName(row);
  return {
    to: row.lister_email,
    replyTo: row.sender_email,
    subject: `Enquiry about ${row.listing_name}`,
    ...layOutMail({
      heading: 'You have a new enquiry',
      name: row.lister_firstname,
      paragraphs: [
        `${name} sent you an enquiry on ${SITE_NAME} about ${row.listing_name}:`,
        { said: row.message },
        ...(hasLink(row.message) ? [linkWarning] : []),
        `Answer on ${SITE_NAME}, call, or reply to this email: your reply goes to ${name}, who can now see your phone number.`,
      ],
      facts: [
        ['Name', name],
        ['Phone', row.phone_number],
        ['Email', row.sender_email],
      ],
      action: { label: 'Read and reply', url: appUrl + paths.conversation(row.conversation_id) },
      why: mailMessages.hasListings,
      footer: {
        label: `See the ${KINDS[kind].noun}`,
        url: appUrl + KINDS[kind].path(id),
      },
    }),
  };
}
