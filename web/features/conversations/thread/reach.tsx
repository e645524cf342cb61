import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { answerByChat, conversationMessages } from '#domain/conversations/messages.ts';
import type { Conversation } from '#domain/conversations/schema.ts';
import type { OwnEnquiry } from '#domain/enquiries/schema.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { listerContactMessages } from '#domain/properties/messages.ts';
import { telLink, whatsappLink } from '#domain/values/ghana.ts';
import { call } from '#web/lib/api/api.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ContactCard } from '#web/ui/listing/contact-card.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** For the lister: the phone and the address that the sender has given with the enquiry. */
export function ReachSender({ conversation }: { conversation: Conversation }) {
  const { sender, phoneNumber, listing } = conversation;
  // Every enquiry has one: without it, its sender has left.
  if (!phoneNumber) return null;
  const look = buttonClass({ variant: 'secondary', className: 'px-3.5' });
  const subject = new URLSearchParams({ subject: listing.name }).toString().replaceAll('+', '%20');
  return (
    <>
      <a href={telLink(phoneNumber)} className={`figures ${look}`}>
        <Icon of={Phone} size={18} className="shrink-0 text-muted" />
        {phoneNumber}
      </a>
      <a
        href={whatsappLink(phoneNumber, answerByChat(listing.name))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={listerContactMessages.whatsapp}
        className={look}
      >
        <BrandMark name="whatsapp" className="size-4.5 shrink-0 text-available" />
        WhatsApp
      </a>
      <a href={`mailto:${sender.email}?${subject}`} className={`min-w-0 wrap-anywhere ${look}`}>
        <Icon of={Mail} size={18} className="shrink-0 text-muted" />
        {sender.email}
      </a>
    </>
  );
}

/** For the sender: reveals the lister's contact on a press, which is counted (docs/decisions/listings/conversations.md). */
export function ReachLister({ listing }: Pick<Conversation, 'listing'>) {
  const [contact, setContact] = useState<OwnEnquiry['contact']>(null);
  const { send, busy, error } = useWrite({
    mutationFn: () =>
      call(`GET /api/${KINDS[listing.kind].list}/:id/enquiry`, {
        params: { id: listing._id },
      }),
    onSuccess: (own) => setContact(own.contact),
  });
  if (contact) return <ContactCard contact={contact} className="w-full" />;
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyText={conversationMessages.reaching}
        onClick={() => send()}
      >
        <Icon of={Phone} size={18} className="text-muted" />
        {conversationMessages.reach}
      </Button>
      {error && (
        <Notice tone="error" className="w-full">
          {error.message}
        </Notice>
      )}
    </>
  );
}
