import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ContactAnswer } from '#domain/properties/schema.ts';
import { callApi } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ContactCard } from '#web/ui/contact-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { propertyPath } from '../queries.ts';

interface Props {
  propertyId: string;
  /** Whoever is asked for the contact: answers differ by who is signed in. */
  userId: string;
  /** 'Contact Agent' or 'Contact Owner'. */
  label: string;
  /** Beside Book Now it is the second action. */
  second: boolean;
}

/** A button that reveals the lister's name and phone, and a chat link when there is a phone. */
export function ContactReveal({ propertyId, userId, label, second }: Props) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const contact = useQuery({
    queryKey: ['property-contact', propertyId, userId],
    queryFn: ({ signal }) =>
      callApi<ContactAnswer>(`${propertyPath(propertyId)}/contact`, { signal }),
    enabled: open,
  });
  return (
    <div className="max-lg:contents">
      <Button
        variant={second ? 'secondary' : 'primary'}
        size="lg"
        aria-expanded={open}
        aria-controls={panelId}
        busy={open && contact.isFetching}
        onClick={() => {
          if (open && contact.isError) void contact.refetch();
          else setOpen(!open);
        }}
        className={second ? 'grow lg:w-full' : 'lg:w-full'}
      >
        {label}
      </Button>
      <div id={panelId} className="max-lg:order-last max-lg:w-full" hidden={!open}>
        {contact.data && <ContactCard contact={contact.data} className="mt-3" />}
        {contact.error && (
          <Notice tone="error" className="mt-3">
            {contact.error.message}
          </Notice>
        )}
      </div>
    </div>
  );
}
