import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { groupThousands } from '#domain/values/plural.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { cx } from '../cx.ts';
import { withMargin } from '../map/map-box.ts';
import { useMap } from '../map/map-context.ts';
import { MapPoint } from '../map/map-point.tsx';
import type { Cluster, Pin } from './listings-on-map.ts';
import { mapRoom } from './map-room.ts';
import { shortPrice } from './short-price.ts';

/** From this zoom on, the part of a town is recognisable. */
const SPOT_ZOOM = 11;

interface Props {
  of: ListingsMap;
  /** The listing whose card is open. */
  chosen?: string | undefined;
  /** @param byKeyboard the pin was pressed without a pointer, so the card must take the focus. */
  onPin(pin: Pin, byKeyboard: boolean): void;
  /** Several pins at one place. */
  onSpot(cluster: Cluster): void;
}

/** The listings of a map as buttons, in the order of lines of a page: from north to south, from west to east. */
export function PinsOfMap({ of: { clusters, pins }, chosen, onPin, onSpot }: Props) {
  const map = useMap();
  const isWide = useIsWide();
  const look = (cluster: Cluster) => {
    const isSpot = cluster.west === cluster.east && cluster.south === cluster.north;
    if (isSpot && map.getZoom() >= SPOT_ZOOM) onSpot(cluster);
    else if (isSpot) map.easeTo({ center: [cluster.lng, cluster.lat], zoom: SPOT_ZOOM + 1 });
    else {
      const { west, south, east, north } = withMargin(cluster);
      map.fitBounds([west, south, east, north], { padding: mapRoom(isWide, map.getContainer()) });
    }
  };
  const all = [...clusters, ...pins].sort((a, b) => b.lat - a.lat || a.lng - b.lng);
  return all.map((each) =>
    'count' in each ? (
      <MapPoint key={`${each.lat},${each.lng}`} lat={each.lat} lng={each.lng}>
        <button
          type="button"
          aria-label={clusterName(each)}
          onClick={() => look(each)}
          className={cx(
            'figures grid place-items-center rounded-full border-2 border-surface bg-primary font-semibold text-on-primary text-sm shadow-float transition-transform hover:scale-105',
            sizeOf(each.count),
          )}
        >
          {groupThousands(String(each.count))}
        </button>
      </MapPoint>
    ) : (
      <MapPoint key={each._id} lat={each.lat} lng={each.lng} raised={each._id === chosen}>
        <button
          type="button"
          aria-label={pinName(each)}
          aria-pressed={each._id === chosen}
          data-pin={each._id}
          onClick={({ detail }) => onPin(each, detail === 0)}
          className="group grid min-h-11 min-w-11 place-items-center outline-none"
        >
          <span
            className={cx(
              'figures rounded-full border px-2.5 py-1 font-display font-bold text-sm leading-tight shadow-float transition-transform group-hover:scale-105',
              'group-focus-visible:outline-2 group-focus-visible:outline-primary group-focus-visible:outline-offset-2',
              each._id === chosen
                ? 'border-ink bg-ink text-paper'
                : 'border-control-line bg-surface text-ink',
            )}
          >
            {pinText(each)}
          </span>
        </button>
      </MapPoint>
    ),
  );
}

/** A pin's accessible name. It includes the visible text (WCAG 2.5.3). */
const pinName = (pin: Pin) => `${pin.name}, ${pinText(pin)}${pin.per ? ` a ${pin.per}` : ''}`;

const pinText = ({ price }: Pin) => (price === null ? 'Ask' : shortPrice(price));

function clusterName({ count, minPrice, maxPrice }: Cluster): string {
  const prices = [
    ...new Set([minPrice, maxPrice].filter((price) => price !== null).map(shortPrice)),
  ];
  return [`${groupThousands(String(count))} listings`, prices.join(' to ')]
    .filter(Boolean)
    .join(', ');
}

/** More listings, a larger disc. */
function sizeOf(count: number): string {
  if (count < 10) return 'size-11';
  if (count < 100) return 'size-12';
  return count < 1000 ? 'size-14' : 'h-16 min-w-16 px-2';
}
