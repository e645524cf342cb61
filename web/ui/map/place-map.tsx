import MapPin from 'lucide-react/icons/map-pin';
import { boxAround } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';
import { Icon } from '../icon.tsx';
import { MapCircle } from './map-circle.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapPoint } from './map-point.tsx';

export interface PlaceMapProps {
  /** The name of the place. */
  name: string;
  near: Point & { radius: number; pin?: Point | undefined };
}

/** A listing's place: the circle it is in, or its exact pin if that is public. Loaded late. */
export default function PlaceMap({ name, near }: PlaceMapProps) {
  const { pin, radius } = near;
  const middle = pin ?? near;
  return (
    <div className="flex flex-col gap-2">
      <MapFrame
        label={`Map of where ${name} is`}
        box={boxAround(middle, Math.max(1, (radius / 1000) * 2))}
        without="This browser can’t show the map. The place is named above."
      >
        {pin ? (
          <MapPoint lat={pin.lat} lng={pin.lng} raised>
            <span className="block -translate-y-1/2 text-primary">
              <Icon of={MapPin} size={44} className="fill-surface" />
            </span>
          </MapPoint>
        ) : (
          <MapCircle point={near} metres={radius} />
        )}
      </MapFrame>
      <p className="text-sm text-muted">
        {pin
          ? 'The lister shows the exact spot.'
          : 'It’s somewhere in this circle. Ask the lister for the exact spot.'}
      </p>
    </div>
  );
}
