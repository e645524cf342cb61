import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { Revealed, useReveal } from '#web/ui/dialogs/revealed.tsx';
import { ContactCard } from '#web/ui/listing/contact-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  propertyId: string;
  /** The person asking for the contact details: responses differ by user. */
  userId: string;
  /** 'Contact Agent' or 'Contact Owner'. */
  label: string;
  /** Next to Book Now it is the secondary action. */
  second: boolean;
}

/** A button that reveals the lister's name and phone, and a chat link when there is a phone. */
export function ContactReveal({ propertyId, userId, label, second }: Props) {
  const panelId = useId();
  const reveal = useReveal();
  const contact = useQuery({
    queryKey: ['property-contact', propertyId, userId],
    queryFn: ({ signal }) =>
      call('GET /api/properties/:id/contact', { params: { id: propertyId }, signal }),
    enabled: reveal.isOpen,
  });
  return (
    <div className="max-lg:w-full">
      <Button
        variant={second ? 'secondary' : 'primary'}
        size="lg"
        wide
        aria-expanded={reveal.isOpen}
        aria-controls={panelId}
        busy={reveal.isOpen && contact.isFetching}
        onClick={() => {
          if (reveal.isOpen && contact.isError) void contact.refetch();
          else reveal.toggle();
        }}
      >
        {label}
      </Button>
      <Revealed reveal={reveal} id={panelId} title={label} className="mt-3">
        <ConfirmFirst to="contact">
          {contact.data && <ContactCard contact={contact.data} />}
          {contact.error && <Notice tone="error">{contact.error.message}</Notice>}
          {contact.isPending && <Skeleton className="h-32 rounded-control" />}
        </ConfirmFirst>
      </Revealed>
    </div>
  );
}
