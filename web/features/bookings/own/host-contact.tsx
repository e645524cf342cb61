import Phone from 'lucide-react/icons/phone';
import { messageToHost } from '#domain/bookings/own-sentences.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { formatDay } from '#domain/calendar-date.ts';
import { telLink, whatsappLink } from '#domain/ghana.ts';
import { contactSentences } from '#domain/properties/sentences.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  booking: Booking;
  /** A line of text instead of buttons, for a stay that is over. */
  compact: boolean;
}

/** Who expects the guest, and how to reach them. */
export function HostContact({ booking: { host, ...stay }, compact }: Props) {
  const { phoneNumber } = host;
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
        <span className="text-muted">Your host:</span>{' '}
        <span className="font-semibold">{host.name}</span>
      </p>
      {phoneNumber ? (
        <div className={compact ? 'flex gap-5' : 'mt-2 flex flex-wrap gap-2'}>
          <a href={telLink(phoneNumber)} className={cx('figures', look)}>
            <Icon of={Phone} size={18} className="shrink-0 text-muted" />
            {phoneNumber}
          </a>
          <a
            href={whatsappLink(phoneNumber, messageAbout(stay))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={contactSentences.whatsapp}
            className={look}
          >
            <BrandMark name="whatsapp" className="size-4.5 shrink-0 text-available" />
            WhatsApp
          </a>
        </div>
      ) : (
        <p className="text-muted">{contactSentences.noPhone}</p>
      )}
    </div>
  );
}

const messageAbout = ({
  propertyName,
  checkIn,
  checkOut,
}: Pick<Booking, 'propertyName' | 'checkIn' | 'checkOut'>) =>
  messageToHost({ propertyName, checkIn: formatDay(checkIn), checkOut: formatDay(checkOut) });
