import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { listerContactMessages } from '#domain/properties/messages.ts';
import { telLink, whatsappLink } from '#domain/values/ghana.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  /** The person's relation to the reader: 'Your host'. */
  who: string;
  name: string;
  phoneNumber: string | null;
  email?: string;
  /** Opens a chat by WhatsApp. */
  message: string;
  /** Text instead of buttons, for a past stay. */
  compact: boolean;
}

/** A stay's other party, with contact details. */
export function StayContact({ who, name, phoneNumber, email, message, compact }: Props) {
  const look = compact
    ? 'inline-flex min-h-11 items-center gap-2 font-medium hover:text-primary hover:underline'
    : buttonClass({ variant: 'secondary', className: 'px-3.5 max-sm:grow max-sm:px-2.5' });
  return (
    <div
      className={cx(
        'min-w-0 grow text-sm sm:basis-72',
        compact && 'flex flex-wrap items-center gap-x-5',
      )}
    >
      <p>
        <span className="text-muted">{who}:</span> <span className="font-semibold">{name}</span>
      </p>
      {!phoneNumber && <p className="text-muted">{listerContactMessages.noPhone}</p>}
      <div className={compact ? 'flex flex-wrap gap-x-5' : 'mt-2 flex flex-wrap gap-2'}>
        {phoneNumber && (
          <>
            <a href={telLink(phoneNumber)} className={cx('figures', look)}>
              <Icon of={Phone} size={18} className="shrink-0 text-muted" />
              {phoneNumber}
            </a>
            <a
              href={whatsappLink(phoneNumber, message)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={listerContactMessages.whatsapp}
              className={look}
            >
              <BrandMark name="whatsapp" className="size-4.5 shrink-0 text-available" />
              WhatsApp
            </a>
          </>
        )}
        {email && (
          <a href={`mailto:${email}`} className={cx('min-w-0 wrap-anywhere', look)}>
            <Icon of={Mail} size={18} className="shrink-0 text-muted" />
            {email}
          </a>
        )}
      </div>
    </div>
  );
}
