import { type ReactNode, Suspense, useState } from 'react';
import type { Bbox } from '#domain/places/bbox.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { MapMissing } from '../list-map/map-missing.tsx';
import { useMapTiles } from '../list-map/use-map-tiles.ts';
import { hasWebGl } from './has-webgl.ts';
import { MapLoading } from './map-loading.tsx';

const MapView = lazyPart(() => import('./map-view.tsx'), MapMissing);

interface Props {
  label: string;
  box: Bbox;
  /** Shown if the browser cannot draw a map. */
  without: string;
  children: ReactNode;
}

/** A map within a page, at a height useful on a phone. */
export function MapFrame({ label, box, without, children }: Props) {
  const [canDraw, setCanDraw] = useState(hasWebGl);
  const tiles = useMapTiles();
  if (!canDraw) {
    return (
      <p role="status" className="text-sm text-muted">
        {without}
      </p>
    );
  }
  return (
    <div className="relative h-80 overflow-hidden rounded-card border border-line bg-sunken sm:h-96">
      {tiles === undefined ? (
        <MapLoading />
      ) : (
        <Suspense fallback={<MapLoading />}>
          <MapView
            label={label}
            box={box}
            tiles={tiles}
            onUnavailable={() => setCanDraw(false)}
            className="size-full"
          >
            {children}
          </MapView>
        </Suspense>
      )}
    </div>
  );
}
