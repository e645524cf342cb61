import { type ReactNode, Suspense, useState } from 'react';
import type { Bbox } from '#domain/places/bbox.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { cx } from '../cx.ts';
import { MapMissing } from '../list-map/map-missing.tsx';
import { useMapTiles } from '../list-map/use-map-tiles.ts';
import { hasWebGl } from './has-webgl.ts';
import { MapLoading } from './map-loading.tsx';
import type { MapViewProps } from './map-view.tsx';

const MapView = lazyPart(() => import('./map-view.tsx'), MapMissing);

interface Props {
  label: string;
  box: Bbox;
  /** Classes for its height. */
  height?: string;
  /** As of a MapView. */
  onMove?: MapViewProps['onMove'];
  /** Shown if the browser cannot draw a map. */
  without: string;
  children: ReactNode;
}

/** A map within a page, at a height useful on a phone. */
export function MapFrame({ height = 'h-80 sm:h-96', ...props }: Props) {
  const { label, box, without, onMove, children } = props;
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
    <div
      className={cx('relative overflow-hidden rounded-card border border-line bg-sunken', height)}
    >
      {tiles === undefined ? (
        <MapLoading />
      ) : (
        <Suspense fallback={<MapLoading />}>
          <MapView
            label={label}
            box={box}
            tiles={tiles}
            {...(onMove && { onMove })}
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
