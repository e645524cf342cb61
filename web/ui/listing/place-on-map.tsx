import MapIcon from 'lucide-react/icons/map';
import { Suspense, useState } from 'react';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { MapLoading } from '../map/map-loading.tsx';
import type { PlaceMapProps } from '../map/place-map.tsx';

const PlaceMap = lazyPart<PlaceMapProps>(() => import('../map/place-map.tsx'), Nothing);

/** Opens the map of a listing's place; the map is loaded on demand. */
export function PlaceOnMap({ name, near }: { name: string; near: PlaceMapProps['near'] | null }) {
  const [isOpen, setOpen] = useState(false);
  if (!near) return null;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Button
        variant="secondary"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={MapIcon} size={18} />
        {isOpen ? 'Hide the map' : 'Show on map'}
      </Button>
      {isOpen && (
        <Suspense fallback={<MapLoading className="h-80 rounded-card sm:h-96" />}>
          <PlaceMap name={name} near={near} />
        </Suspense>
      )}
    </div>
  );
}
