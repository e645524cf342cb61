import { useMemo, useState } from 'react';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { groupThousands } from '#domain/values/plural.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { cx } from '../cx.ts';
import { DrawnUnder } from '../map/drawn-under.tsx';
import { withMargin } from '../map/map-box.ts';
import { useMap } from '../map/map-context.ts';
import { MapPoint } from '../map/map-point.tsx';
import { FANNED, Fan } from './fan.tsx';
import { fanRoom } from './fan-out.ts';
import {
  AREAS_FROM,
  discOf,
  type Group,
  gathered,
  isGroup,
  isOneSpot,
  type Mark,
  roomOf,
} from './gathered.ts';
import type { Cluster, Pin } from './listings-on-map.ts';
import { mapRoom } from './map-room.ts';
import { PinButton } from './pin-button.tsx';
import { shortPrice } from './short-price.ts';

/** From this zoom on, the part of a town is recognisable. */
const SPOT_ZOOM = 11;

interface Props {
  of: ListingsMap;
  /** The list's call. */
  listPath: ReadPath<CardListing['listing'][]>;
  /** The listing whose card is open. */
  chosen?: string | undefined;
  /** @param byKeyboard the pin was pressed without a pointer, so the card must take the focus. */
  onPin(pin: Pin, byKeyboard: boolean): void;
  /** Several listings that are to be listed: those of a town, or more at one spot than fan out. */
  onSpot(cluster: Cluster): void;
}

/** The listings of a map as buttons, in the order of lines of a page: from north to south, from west to east. */
export function PinsOfMap({ of, listPath, chosen, onPin, onSpot }: Props) {
  const map = useMap();
  // As of whole zoom levels: nearer ones only draw them further apart.
  const zoom = Math.floor(map.getZoom());
  const marks = useMemo(
    () => gathered(of, zoom).sort((a, b) => b.lat - a.lat || a.lng - b.lng),
    [of, zoom],
  );
  const [fan, setFan] = useState<{ key: string; byKeyboard: boolean }>();
  const under = useMemo(() => drawnUnder(marks, zoom, fan?.key), [marks, zoom, fan]);
  const open = useOpenGroup({ onSpot, onFan: setFan });
  const close = (key: string) => {
    setFan(undefined);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-group="${CSS.escape(key)}"]`)?.focus(),
    );
  };
  return (
    <>
      <DrawnUnder {...under} />
      {marks.map((mark) => {
        const key = keyOf(mark);
        if (!isGroup(mark)) {
          return (
            <MapPoint key={key} lat={mark.lat} lng={mark.lng} raised={mark._id === chosen}>
              <PinButton pin={mark} isChosen={mark._id === chosen} onPin={onPin} />
            </MapPoint>
          );
        }
        return fan?.key === key ? (
          <Fan
            key={key}
            group={mark}
            listPath={listPath}
            chosen={chosen}
            takesFocus={fan.byKeyboard}
            onPin={onPin}
            onAll={() => onSpot(mark)}
            onClose={() => close(key)}
          />
        ) : (
          <MapPoint key={key} lat={mark.lat} lng={mark.lng}>
            <GroupButton group={mark} zoom={zoom} onOpen={(byKeyboard) => open(mark, byKeyboard)} />
          </MapPoint>
        );
      })}
    </>
  );
}

const keyOf = (mark: Mark) => (isGroup(mark) ? `${mark.lat},${mark.lng}` : mark._id);

/** Opens a group: its town's listings as a list, those of one spot around it, others by zooming in. */
function useOpenGroup({
  onSpot,
  onFan,
}: {
  onSpot: Props['onSpot'];
  onFan(fan: { key: string; byKeyboard: boolean } | undefined): void;
}) {
  const map = useMap();
  const isWide = useIsWide();
  return (group: Group, byKeyboard: boolean) => {
    onFan(undefined);
    const center: [number, number] = [group.lng, group.lat];
    if (!isOneSpot(group, map.getMaxZoom())) {
      const { west, south, east, north } = withMargin(group);
      map.fitBounds([west, south, east, north], { padding: mapRoom(isWide, map.getContainer()) });
    } else if (map.getZoom() < SPOT_ZOOM) map.easeTo({ center, zoom: SPOT_ZOOM + 1 });
    else if (group.area) onSpot(group);
    else {
      // Room for its members on all sides.
      const { top, bottom } = mapRoom(isWide, map.getContainer());
      map.easeTo({ center, offset: [0, (top - bottom) / 2] });
      onFan({ key: keyOf(group), byKeyboard });
    }
  };
}

interface GroupButtonProps {
  group: Group;
  zoom: number;
  onOpen(byKeyboard: boolean): void;
}

/** Several listings: a disc, or the name of the town that they are somewhere in. */
function GroupButton({ group, zoom, onOpen }: GroupButtonProps) {
  const { count } = group;
  const area = zoom >= AREAS_FROM ? group.area : undefined;
  const figure = groupThousands(String(count));
  const common = {
    type: 'button',
    'aria-label': groupName({ ...group, area }),
    'data-group': keyOf(group),
    onClick: ({ detail }: { detail: number }) => onOpen(detail === 0),
  } as const;
  if (area) {
    return (
      <button
        {...common}
        className="figures flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-sm"
      >
        <span className="flex items-center gap-1.5 rounded-control border border-primary border-dashed bg-surface/90 py-1 pr-1 pl-2.5 text-ink transition-transform hover:scale-105">
          {area.name}
          <span className="rounded-small bg-primary px-1.5 text-on-primary">{figure}</span>
        </span>
      </button>
    );
  }
  const across = discOf(count);
  return (
    <button
      {...common}
      style={{ height: across, minWidth: across }}
      className={cx(
        'figures grid place-items-center rounded-full border-2 border-surface bg-primary font-semibold text-on-primary text-sm shadow-float transition-transform hover:scale-105',
        count >= 1_000 && 'px-2',
      )}
    >
      {figure}
    </button>
  );
}

function groupName({ count, minPrice, maxPrice, area }: Group): string {
  const prices = [
    ...new Set([minPrice, maxPrice].filter((price) => price !== null).map(shortPrice)),
  ];
  const listings = `${area ? `${area.name} ` : ''}${groupThousands(String(count))} listings`;
  return [listings, prices.join(' to ')].filter(Boolean).join(', ');
}

/** What the map itself draws: areas on the ground, and room in which no name is written. */
function drawnUnder(marks: readonly Mark[], zoom: number, fanKey: string | undefined) {
  return {
    areas: marks.flatMap(({ lat, lng, area }) =>
      area && zoom >= AREAS_FROM ? { lat, lng, metres: area.metres } : [],
    ),
    rooms: marks.map((mark) => {
      const room =
        isGroup(mark) && keyOf(mark) === fanKey
          ? fanRoom(Math.min(mark.count, FANNED))
          : roomOf(mark, zoom);
      // An area says its place's name already: the map's own has no room beside it either.
      const high = isGroup(mark) && mark.area ? Math.max(room.high, NAME_ASIDE) : room.high;
      return { lat: mark.lat, lng: mark.lng, wide: room.wide, high };
    }),
  };
}

/** So high that a name of the map does not fit over or under it. */
const NAME_ASIDE = 84;
