import type { RefObject } from 'react';
import { enquiryMessages } from '#domain/enquiries/messages.ts';
import type { ContactResponse } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { useFocusFromLink } from '#web/lib/use-focus-from-link.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ContactCard } from '#web/ui/listing/contact-card.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

interface Props {
  /** The heading above. */
  title: RefObject<HTMLElement | null>;
  contact: ContactResponse;
  sentAt: string | null;
  conversationId: string | null;
  /** The server's message right after sending. */
  success: string | undefined;
  /** Opens the form again; undefined while it is open. */
  onAgain: (() => void) | undefined;
}

/** The lister's contact details, for people who have sent an enquiry. */
export function ReachLister({ title, contact, sentAt, conversationId, success, onAgain }: Props) {
  useFocusFromLink(title, ENQUIRY_ID, { preventScroll: true });
  return (
    <>
      {success ? (
        <Outcome tone="success">{success}</Outcome>
      ) : (
        sentAt && (
          <p className="text-sm text-muted">{enquiryMessages.sentOn(formatInstantDate(sentAt))}</p>
        )
      )}
      <ContactCard contact={contact} />
      {conversationId && (
        <ButtonLink
          to={paths.conversation(conversationId)}
          variant="secondary"
          className="self-start"
        >
          {enquiryMessages.conversation}
        </ButtonLink>
      )}
      {onAgain && (
        <Button variant="quiet" className="-ml-4 self-start" onClick={onAgain}>
          {enquiryMessages.another}
        </Button>
      )}
    </>
  );
}
