import { useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { useId, useState } from 'react';
import { telLink } from '#domain/ghana.ts';
import type { ContactAnswer } from '#domain/properties/schema.ts';
import { contactSentences } from '#domain/properties/sentences.ts';
import { callApi } from '#web/lib/api.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
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
        {contact.data && <Contact contact={contact.data} />}
        {contact.error && (
          <Notice tone="error" className="mt-3">
            {contact.error.message}
          </Notice>
        )}
      </div>
    </div>
  );
}

function Contact({ contact: { name, phoneNumber, whatsapp } }: { contact: ContactAnswer }) {
  return (
    <div className="mt-3 flex flex-col gap-2 rounded-control bg-sunken p-4" role="status">
      <p className="font-semibold">{name}</p>
      {phoneNumber ? (
        <a
          href={telLink(phoneNumber)}
          className="figures inline-flex min-h-11 items-center gap-2 font-medium text-primary hover:underline"
        >
          <Icon of={Phone} />
          {phoneNumber}
        </a>
      ) : (
        <p className="text-sm text-muted">{contactSentences.noPhone}</p>
      )}
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <BrandMark name="whatsapp" className="size-4.5 text-available" />
          {contactSentences.whatsapp}
        </a>
      )}
    </div>
  );
}
