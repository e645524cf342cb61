import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { useMap } from './map-context.ts';

/** Zoom buttons, for people who cannot pinch or have no wheel. */
export function ZoomButtons() {
  const map = useMap();
  return (
    <div className="absolute top-[calc(var(--map-top,0px)+0.75rem)] right-3 z-4 flex flex-col divide-y divide-line rounded-control border border-line bg-surface shadow-float">
      <IconButton
        icon={Plus}
        label="Zoom in"
        className="rounded-control"
        onClick={() => map.zoomIn()}
      />
      <IconButton
        icon={Minus}
        label="Zoom out"
        className="rounded-control"
        onClick={() => map.zoomOut()}
      />
    </div>
  );
}

/** Loads the streets, which cost data. */
export const StreetsButton = ({ onPress }: { onPress(): void }) => (
  <Button
    variant="secondary"
    onClick={onPress}
    className="absolute top-[calc(var(--map-top,0px)+7.5rem)] right-3 z-4 shadow-float"
  >
    Show streets (more data)
  </Button>
);

/** Credits the sources of the map's data. */
export function MapCredits({ tiles }: { tiles: MapTiles | null }) {
  return (
    <p className="absolute right-0 bottom-0 z-4 rounded-tl-small bg-surface/85 px-2 py-0.5 text-xs text-muted">
      {tiles?.kind === 'pictures' ? (
        tiles.attribution
      ) : (
        <>
          {tiles ? (
            <Credit to={LICENSE_OF_STREETS}>{tiles.attribution}</Credit>
          ) : (
            <Credit to="https://www.naturalearthdata.com">Natural Earth</Credit>
          )}
          {', '}
          <Credit to="https://www.geonames.org">GeoNames</Credit>
        </>
      )}
    </p>
  );
}

const LICENSE_OF_STREETS = 'https://www.openstreetmap.org/copyright';

const Credit = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="underline">
    {children}
  </a>
);
