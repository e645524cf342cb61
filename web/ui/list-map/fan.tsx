import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { bboxText } from '#domain/places/bbox.ts';
import { priceUnit } from '#domain/properties/property.ts';
import { plural } from '#domain/values/plural.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { Icon } from '../icon.tsx';
import { MapPoint } from '../map/map-point.tsx';
import { Spinner } from '../spinner.tsx';
import { fanOut, type Offset } from './fan-out.ts';
import type { Group } from './gathered.ts';
import { addQuery, type Pin } from './listings-on-map.ts';
import { PinButton } from './pin-button.tsx';

/** So many are spread around a spot; of more, the last place is for all of them. */
export const FANNED = 12;

interface Props {
  group: Group;
  /** The list's call. */
  listPath: ReadPath<CardListing['listing'][]>;
  chosen: string | undefined;
  /** It was opened without a pointer, so that the focus must move into it. */
  takesFocus: boolean;
  onPin(pin: Pin, byKeyboard: boolean): void;
  /** Lists all of them. */
  onAll(): void;
  onClose(): void;
}

/** The listings of one spot, spread around it: no zoom would draw them apart. */
export function Fan({ group, listPath, chosen, takesFocus, onPin, onAll, onClose }: Props) {
  const { members, error } = useMembers(group, listPath);
  const element = useRef<HTMLFieldSetElement>(null);
  const isThere = members !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) element.current?.querySelector('button')?.focus();
  }, [isThere, takesFocus]);
  const shown = members?.slice(0, group.count > FANNED ? FANNED - 1 : FANNED) ?? [];
  const isMore = group.count > shown.length;
  const places = fanOut(shown.length + (isMore ? 1 : 0));
  const last = places[shown.length];
  return (
    <MapPoint lat={group.lat} lng={group.lng} raised>
      <fieldset
        ref={element}
        aria-label={`${plural(group.count, 'listing')} here`}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="relative size-11"
      >
        <Spokes places={places} />
        {shown.map((pin, index) => (
          <Spread key={pin._id} at={places[index]}>
            <PinButton pin={pin} isChosen={pin._id === chosen} onPin={onPin} />
          </Spread>
        ))}
        {isThere && isMore && (
          <Spread at={last}>
            <button
              type="button"
              onClick={onAll}
              className="min-h-11 rounded-full border border-control-line bg-primary px-3 font-semibold text-on-primary text-sm shadow-float"
            >
              All {group.count}
            </button>
          </Spread>
        )}
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute inset-0 grid place-items-center rounded-full border-2 border-surface bg-primary text-on-primary shadow-float"
        >
          {isThere || error ? <Icon of={X} /> : <Spinner className="size-5" />}
        </button>
        {error && (
          <p
            role="alert"
            className="absolute top-full left-1/2 mt-2 w-56 -translate-x-1/2 rounded-control border border-line bg-surface p-2 text-center text-sm"
          >
            {error.message}
          </p>
        )}
      </fieldset>
    </MapPoint>
  );
}

/** The pins that the map has already, and those of its clusters from the list. */
function useMembers({ pins, clusters }: Group, listPath: Props['listPath']) {
  const paths = clusters.map((spot) => addQuery(listPath, { bbox: bboxText(spot), limit: FANNED }));
  const { data, error } = useQuery({
    queryKey: ['map-fan', paths],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(paths.map((path) => readList(path, { signal })));
      return lists.flatMap(({ items }) => items);
    },
  });
  return { members: data && [...pins, ...data.map(pinOf)], error };
}

function pinOf(listing: CardListing['listing']): Pin {
  const per = 'propertyType' in listing ? priceUnit(listing.propertyType) : undefined;
  const { _id, name, price } = listing;
  // As the map's own pins: of flexible dates none says the sum.
  if ('stayTotal' in listing && listing.stayTotal !== undefined && !listing.stayDates) {
    return { _id, name, lat: 0, lng: 0, price: listing.stayTotal, per: 'stay' };
  }
  return { _id, name, lat: 0, lng: 0, price: price ?? null, per: per ?? null };
}

/** Lines from the spot to its members. */
const Spokes = ({ places }: { places: readonly Offset[] }) => (
  <svg
    aria-hidden="true"
    className="pointer-events-none absolute top-1/2 left-1/2 overflow-visible"
  >
    {places.map(({ right, down }) => (
      <line
        key={`${right},${down}`}
        x2={right}
        y2={down}
        className="stroke-control-line"
        strokeWidth="1.5"
      />
    ))}
  </svg>
);

const Spread = ({ at, children }: { at: Offset | undefined; children: React.ReactNode }) => (
  <div
    className="absolute top-1/2 left-1/2 w-max animate-rise"
    style={{ translate: `calc(${at?.right ?? 0}px - 50%) calc(${at?.down ?? 0}px - 50%)` }}
  >
    {children}
  </div>
);
