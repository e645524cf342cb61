import type { Person } from '#domain/accounts/actor.ts';
import { hasLink } from '#domain/conversations/links.ts';
import { linkWarning, REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import type { ReportConversationBody } from '#domain/conversations/schema.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { BECAUSE_ADMIN, layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MessageRow } from './message-repository.ts';
import { listerName, senderName } from './present.ts';
import type { ConversationRow } from './repository.ts';

/** A new message for the other person, who answers on the site: neither learns the other's address. */
export function messageMail(row: ConversationRow, message: MessageRow, appUrl: string): Mail {
  const isByLister = message.author_id === row.lister_id;
  const author = isByLister ? listerName(row) : senderName(row);
  return {
    to: isByLister ? row.sender_email : row.lister_email,
    subject: `New message about ${row.listing_name}`,
    ...layOutMail({
      heading: 'You have a new message',
      name: isByLister ? row.sender_firstname : row.lister_firstname,
      paragraphs: [
        `${author} sent you a message on ${SITE_NAME} about ${row.listing_name}:`,
        { said: message.text },
        ...(hasLink(message.text) ? [linkWarning] : []),
        `Please answer on ${SITE_NAME}: nobody reads replies to this email. We won’t email you about further messages until you’ve read this one.`,
      ],
      action: { label: 'Read and reply', url: appUrl + paths.conversation(row.id) },
      why: isByLister
        ? 'You’re getting this email because you wrote to a lister on Efie.'
        : mailMessages.hasListings,
    }),
  };
}

/** A report for an Admin, who finds the whole conversation behind the link. */
export function reportMail(
  row: ConversationRow,
  reporter: Person,
  { reason, details }: ReportConversationBody,
  { to, appUrl }: { to: string; appUrl: string },
): Mail {
  const isByLister = reporter.userId === row.lister_id;
  const [by, about] = isByLister
    ? [listerName(row), senderName(row)]
    : [senderName(row), listerName(row)];
  return {
    to,
    subject: 'A conversation was reported',
    ...layOutMail({
      heading: 'A conversation was reported',
      paragraphs: [
        `${by} reported a conversation with ${about} about ${row.listing_name}.`,
        ...(details ? [{ said: details }] : []),
      ],
      facts: [['Reason', REPORT_REASON_TEXTS[reason]]],
      action: { label: 'Read the conversation', url: appUrl + paths.conversation(row.id) },
      why: BECAUSE_ADMIN,
    }),
  };
}
