import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import type { Point } from '#domain/places/place.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import './list-map.css';
import { type ReactNode, useId, useState } from 'react';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { isLowData } from '#web/lib/low-data.ts';
import { Button } from '../button.tsx';
import { hasWebGl } from '../map/has-webgl.ts';
import { MAP_KILOBYTES } from '../map/map-cost.ts';
import { MapOfListings } from './map-of-listings.tsx';
import { MapSheet } from './map-sheet.tsx';
import { useMapAddress } from './use-map-address.ts';

export interface ListMapProps {
  kind: ListingKind;
  /** The list's title, which the map is named after. */
  title: string;
  /** The map's call with the list's filters, except for the map's area. */
  path: ReadPath<ListingsMap>;
  /** The list's call likewise. */
  listPath: ReadPath<CardListing['listing'][]>;
  isFiltered: boolean;
  onClear(): void;
  /** The number of results. */
  count: ReactNode;
  card(listing: CardListing['listing']): ReactNode;
  /** What there is to say of the part of a town in the middle of the map. */
  quarterAt?: ((point: Point) => ReactNode) | undefined;
  /** The list. */
  children: ReactNode;
}

/** A list with the map of its listings: beside it, on phones below it. Loaded late. */
export default function ListMap({ count, children, ...of }: ListMapProps) {
  const titleId = useId();
  const { close } = useMapAddress();
  const [canDraw, setCanDraw] = useState(hasWebGl);
  const [isAgreed, setAgreed] = useState(() => !isLowData());
  return (
    <section
      aria-labelledby={titleId}
      className="list-map max-lg:fixed max-lg:inset-x-0 max-lg:top-17.5 max-lg:bottom-0 max-lg:z-20 max-lg:overflow-hidden max-lg:bg-sunken lg:grid lg:grid-cols-[minmax(21rem,2fr)_3fr] lg:gap-6"
    >
      {/* The page's own heading makes room. */}
      <h1 id={titleId} className="sr-only">
        {of.title} on the map
      </h1>
      <div className="max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-50 lg:sticky lg:top-36.5 lg:order-last lg:h-[calc(100dvh-10.25rem)] lg:min-h-100">
        <div className="relative size-full overflow-hidden bg-sunken lg:rounded-card lg:border lg:border-line">
          {!canDraw && (
            <InsteadOfMap>
              This browser can’t show the map. The list has the same listings, with their towns.
            </InsteadOfMap>
          )}
          {canDraw && !isAgreed && (
            <InsteadOfMap
              action={<Button onClick={() => setAgreed(true)}>Load the map</Button>}
            >{`The map loads ${MAP_KILOBYTES} kB, once. The list doesn’t need it.`}</InsteadOfMap>
          )}
          {canDraw && isAgreed && <MapOfListings {...of} onUnavailable={() => setCanDraw(false)} />}
        </div>
      </div>
      <MapSheet count={count} onClose={close} startsOpen={!canDraw}>
        {children}
      </MapSheet>
    </section>
  );
}

/** A message in place of the map. */
const InsteadOfMap = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <div className="flex size-full flex-col items-center justify-center gap-4 p-6 pt-16 text-center">
    <p role="status" className="max-w-80 text-balance text-muted">
      {children}
    </p>
    {action}
  </div>
);
