import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMap } from './map-context.ts';

interface Props {
  lat: number;
  lng: number;
  /** Above the others: the chosen one. */
  raised?: boolean;
  children: ReactNode;
}

/** Something of the page that keeps its place on a map, its middle at a point. */
export function MapPoint({ lat, lng, raised, children }: Props) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = map.project([lng, lat]);
      // Whole pixels: text between them is blurred.
      if (element.current)
        element.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, lat, lng]);

  return (
    <div
      ref={element}
      className={
        raised
          ? 'absolute top-0 left-0 z-2'
          : 'absolute top-0 left-0 z-1 hover:z-3 focus-within:z-3'
      }
    >
      <div className="-translate-1/2 w-max">{children}</div>
    </div>
  );
}
