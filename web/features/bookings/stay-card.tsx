import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { endedStayMessages } from '#domain/bookings/ended-stay-messages.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { requestMessages, sayEndedBy } from '#domain/bookings/request-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { BookingStatus, Canceller } from '#domain/bookings/state.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { formatDay, today } from '#domain/values/calendar-date.ts';
import { formatShortInstant } from '#domain/values/instant.ts';
import { formatCedi } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { useFocusFromLink } from '#web/lib/use-focus-from-link.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/listing/price.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/listing/status-badge.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { PriceLines } from './price-lines.tsx';
import { stayAnchor } from './stay-anchor.ts';

const STATUS: Readonly<Record<BookingStatus, { label: string; tone: StatusTone }>> = {
  confirmed: { label: 'Confirmed', tone: 'available' },
  completed: { label: 'Completed', tone: 'rented' },
  cancelled: { label: 'Cancelled', tone: 'closed' },
  requested: { label: requestMessages.requested, tone: 'rented' },
  declined: { label: requestMessages.declined, tone: 'closed' },
  expired: { label: requestMessages.expired, tone: 'closed' },
};

/** A stay as both its sides see it. */
export type Stay = Omit<Booking, 'host'>;

interface Props {
  stay: Stay;
  /** New since the user's last look. */
  isNew?: boolean;
  /** The reader's side, if they are guest or host: they need not be told what they did themselves. */
  side?: Canceller | undefined;
  /** A line below the place. */
  note?: ReactNode;
  /** What to do next. */
  hint?: string | undefined;
  /** The other party, with contact details. */
  contact: ReactNode;
  /** The actions below it; `nameId` is the id of the stay's name. */
  action?: (nameId: string) => ReactNode;
}

/** A stay's essentials: place, dates, price and contact. */
export function StayCard({ stay, isNew, side, note, hint, contact, action }: Props) {
  const { location, region, photo, status, checkIn, checkOut } = stay;
  const { nights, guests, lines, total, deposit, toPay = 0, toRefund = 0, cancellation } = stay;
  const only = lines.length === 1 && deposit === 0 ? lines[0] : undefined;
  const isOver = status !== 'confirmed' && status !== 'requested';
  const nameId = `booking-${stay._id}`;
  const anchor = stayAnchor(stay._id);
  const card = useRef<HTMLElement>(null);
  useFocusFromLink(card, anchor);
  return (
    <article
      ref={card}
      id={anchor}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <Picture
        photo={photo ?? undefined}
        sizes="(min-width: 768px) 224px, (min-width: 640px) 144px, 96px"
        alt=""
        className={cx(
          'aspect-4/3 self-start rounded-control max-sm:[&_span]:sr-only',
          only ? 'md:row-[1/span_3]' : 'md:row-[1/span_4]',
          isOver && 'opacity-75',
        )}
      />
      <div className="min-w-0">
        <Badges stay={stay} isNew={isNew} side={side} />
        <h3 id={nameId} className="font-sans text-base font-semibold tracking-normal">
          <Name stay={stay} />
        </h3>
        {!stay.listed && <p className="text-sm text-muted">{ownBookingMessages.notListed}</p>}
        <p className="mt-0.5 flex items-start gap-1 text-sm text-muted">
          <Icon of={MapPin} size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {location}, {region}
          </span>
        </p>
        {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
      </div>
      <dl className="col-span-full grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-4 text-sm sm:grid-cols-3 md:col-span-1 md:col-start-2">
        <Fact term="Check-in">{formatDay(checkIn)}</Fact>
        <Fact term="Check-out">{formatDay(checkOut)}</Fact>
        <Fact term={only?.label ?? plural(nights, 'night')} wide>
          <Price cedi={total} />
        </Fact>
        {toPay > 0 && <Fact term={paymentMessages.toPay}>{formatCedi(toPay)}</Fact>}
        {toRefund > 0 && <Fact term={paymentMessages.toRefund}>{formatCedi(toRefund)}</Fact>}
        {guests !== null && <Fact term={stayGuestMessages.guests}>{guests}</Fact>}
      </dl>
      {!only && (
        <Fold
          title={stayGuestMessages.price}
          className="col-span-full border-line border-t pt-1 text-sm md:col-span-1 md:col-start-2"
        >
          <PriceLines lines={lines} total={total} deposit={deposit} />
        </Fold>
      )}
      <div className="col-span-full flex flex-wrap items-end justify-between gap-x-3 gap-y-4 border-line border-t pt-4 md:col-span-1 md:col-start-2">
        {cancellation?.reason && (
          <p className="w-full whitespace-pre-line text-sm wrap-anywhere">
            <span className="text-muted">{hostedStayMessages.reason}:</span> {cancellation.reason}
          </p>
        )}
        {hint && <p className="w-full text-sm">{hint}</p>}
        {contact}
        {action && (
          <div className="flex w-full flex-wrap items-center gap-2 max-sm:*:grow">
            {action(nameId)}
          </div>
        )}
      </div>
    </article>
  );
}

/** Whether it takes place, and that it is new. */
function Badges({ stay, isNew, side }: Pick<Props, 'stay' | 'isNew' | 'side'>) {
  const { status, ended } = stay;
  const { tone } = STATUS[status];
  const label = ended ? endedStayMessages.ended[ended.how] : STATUS[status].label;
  return (
    <p className="mb-1.5 flex flex-wrap items-center gap-2">
      <StatusBadge tone={tone} plain className="leading-tight">
        {badgeText(stay, side) ?? label}
      </StatusBadge>
      {isNew && <Badge tone="laterite">{hostedStayMessages.new}</Badge>}
    </p>
  );
}

/** What the label of its status does not say. */
function badgeText({ status, request, cancellation }: Stay, side: Canceller | undefined) {
  if (status === 'requested' && request) {
    return requestMessages.answerBy(formatShortInstant(request.answerBy, today(new Date())));
  }
  if (!cancellation || cancellation.by === side) return undefined;
  return sayEndedBy(status, cancellation.by);
}

/** Links to the listing while it exists. */
function Name({ stay: { propertyId, propertyName, listed } }: Pick<Props, 'stay'>) {
  const name = <span className="line-clamp-3">{propertyName}</span>;
  if (!listed) return name;
  return (
    <Link
      to={paths.property(propertyId)}
      className="-my-2.5 relative block py-2.5 hover:text-primary hover:underline"
    >
      {name}
    </Link>
  );
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('figures min-w-0', wide && 'max-sm:col-span-full sm:text-right')}>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
