import Phone from 'lucide-react/icons/phone';
import { listerContactMessages } from '#domain/properties/messages.ts';
import type { ContactResponse } from '#domain/properties/schema.ts';
import { telLink } from '#domain/values/ghana.ts';
import { BrandMark } from '../brand-mark.tsx';
import { buttonClass } from '../button-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

interface Props {
  contact: ContactResponse;
  className?: string;
}

/** Someone's name, with call and chat links if there is a phone number. */
export function ContactCard({ contact: { name, phoneNumber, whatsapp }, className }: Props) {
  return (
    <div
      role="status"
      className={cx('flex flex-col gap-2 rounded-control bg-sunken p-4', className)}
    >
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
        <p className="text-sm text-muted">{listerContactMessages.noPhone}</p>
      )}
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <BrandMark name="whatsapp" className="size-4.5 text-available" />
          {listerContactMessages.whatsapp}
        </a>
      )}
    </div>
  );
}
