import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { type CardListing, cardQuery } from '#web/lib/lists/listing-cards.ts';
import { IconButton } from '../icon-button.tsx';
import { useMap } from '../map/map-context.ts';
import { Skeleton } from '../skeleton.tsx';

/** CSS pixels between a pin and its card, because the close button sticks out of the card. */
const GAP = 24;

interface Props {
  kind: ListingKind;
  listingId: string;
  /** What the nights asked for cost, if the map knows it. */
  stayTotal?: number | undefined;
  card(listing: CardListing['listing']): ReactNode;
  /** True if the pin was pressed without a pointer: the focus then moves to the card. */
  takesFocus: boolean;
  onClose(): void;
}

/** The card of the pressed pin, over the map, which makes room for it. Renders nothing if the listing is gone. */
export function ChosenListing({ kind, listingId, stayTotal, card, takesFocus, onClose }: Props) {
  const { data, isPending } = useQuery(cardQuery({ kind, listingId }));
  const element = useRef<HTMLDivElement>(null);
  const isThere = Boolean(data);
  const map = useMap();
  useEffect(() => {
    const pin = document.querySelector(`[data-pin="${CSS.escape(listingId)}"]`);
    if (!isThere || !pin || !element.current) return;
    const [place, card] = [pin.getBoundingClientRect(), element.current.getBoundingClientRect()];
    const under = place.bottom + GAP - card.top;
    if (under > 0 && place.left < card.right) map.panBy([0, under]);
  }, [isThere, listingId, map]);
  useEffect(() => {
    if (takesFocus && isThere) element.current?.querySelector('a')?.focus();
  }, [takesFocus, isThere]);
  if (!data && !isPending) return null;
  return (
    <OverMap label="Chosen listing" onClose={onClose}>
      <div ref={element}>
        {data ? (
          card(withTotal(data.listing, stayTotal))
        ) : (
          <Skeleton className="h-30 rounded-card" />
        )}
      </div>
    </OverMap>
  );
}

const withTotal = (listing: CardListing['listing'], stayTotal: number | undefined) =>
  'propertyType' in listing && stayTotal !== undefined ? { ...listing, stayTotal } : listing;

/** A panel at the bottom of the map, above the visible edge of the list on phones. */
export function OverMap(props: { label: string; onClose(): void; children: ReactNode }) {
  const { label, onClose, children } = props;
  return (
    <section
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="always-compact absolute inset-x-3 bottom-8 z-4 animate-rise lg:right-auto lg:w-96"
    >
      <div className="shadow-float rounded-card">{children}</div>
      <IconButton
        icon={X}
        label="Close"
        onClick={onClose}
        className="absolute -top-5 -right-2 z-2 border border-line bg-surface shadow-float"
      />
    </section>
  );
}
