import { useLayoutEffect, useRef } from 'react';
import { boxAround } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';
import { useMap } from './map-context.ts';
import { MapPoint } from './map-point.tsx';

interface Props {
  point: Point;
  metres: number;
}

/** A circle on the ground that something is somewhere in. */
export function MapCircle({ point: { lat, lng }, metres }: Props) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const draw = () => {
      const { north, south } = boxAround({ lat, lng }, metres / 1000);
      const size = `${Math.abs(map.project([lng, south]).y - map.project([lng, north]).y)}px`;
      if (element.current) Object.assign(element.current.style, { width: size, height: size });
    };
    draw();
    map.on('zoom', draw);
    map.on('resize', draw);
    return () => {
      map.off('zoom', draw);
      map.off('resize', draw);
    };
  }, [map, lat, lng, metres]);

  return (
    <MapPoint lat={lat} lng={lng}>
      <div
        ref={element}
        className="pointer-events-none rounded-full border-2 border-primary bg-primary/20"
      />
    </MapPoint>
  );
}
