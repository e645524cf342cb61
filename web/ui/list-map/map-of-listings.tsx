import { Suspense, useState } from 'react';
import { type Bbox, bboxText } from '#domain/places/bbox.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { GHANA } from '#domain/places/place.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { boxOf, type MapScene, withMargin } from '../map/map-box.ts';
import { MapLoading } from '../map/map-loading.tsx';
import { ChosenListing } from './chosen-listing.tsx';
import type { ListMapProps } from './list-map.tsx';
import { type Cluster, useListingsOnMap } from './listings-on-map.ts';
import { MapMissing } from './map-missing.tsx';
import { FREE_TOP } from './map-room.ts';
import { MapStatus } from './map-status.tsx';
import { PinsOfMap } from './pins.tsx';
import { SearchAsMoved } from './search-as-moved.tsx';
import { SpotList } from './spot-list.tsx';
import { useMapAddress } from './use-map-address.ts';
import { useMapTiles } from './use-map-tiles.ts';

const MapView = lazyPart(() => import('../map/map-view.tsx'), MapMissing);

/** All of Ghana on a small screen. */
const OVERVIEW: MapScene = { box: GHANA, zoom: 6 };

interface Props extends Omit<ListMapProps, 'count' | 'children'> {
  onUnavailable(): void;
}

/** A list's map: its pins follow the map, and so does the list if the user wants that. */
export function MapOfListings(props: Props) {
  const { kind, title, path, listPath, isFiltered, onClear, card, onUnavailable } = props;
  const address = useMapAddress();
  const tiles = useMapTiles();
  const isWide = useIsWide();
  const [scene, setScene] = useState<MapScene>();
  const [spot, setSpot] = useState<Cluster>();
  const [isAstray, setAstray] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  // If the address has no area, show the one that contains all results.
  const overview = useListingsOnMap(path, address.box ? undefined : OVERVIEW);
  const found = useListingsOnMap(path, scene);

  const onMove = (next: MapScene, byPerson: boolean) => {
    setScene(next);
    if (!byPerson) return;
    if (address.followsNow()) address.setBox(next.box);
    else setAstray(true);
  };
  const searchHere = () => {
    setAstray(false);
    if (scene) address.setBox(scene.box);
  };
  const closeCard = () => {
    document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(address.pin ?? '')}"]`)?.focus();
    address.setPin(undefined);
  };

  // An open map does not move until it is known where to.
  const box = address.box ?? (overview.data ? boxOfAll(overview.data) : (scene?.box ?? GHANA));
  const isStarting = !scene && !address.box && overview.isPending;
  if (tiles === undefined || isStarting) return <MapLoading />;
  return (
    <Suspense fallback={<MapLoading />}>
      <MapView
        label={`Map of ${title}`}
        box={box}
        maxZoomOfBox={address.box ? undefined : 13}
        freeTop={address.box ? 0 : FREE_TOP[isWide ? 'wide' : 'narrow']}
        tiles={tiles}
        onMove={onMove}
        onUnavailable={onUnavailable}
        className="size-full [--map-top:3.75rem] lg:[--map-top:0px]"
        over={
          <>
            <SearchAsMoved
              follows={address.follows}
              onFollows={(follows) => {
                address.setFollows(follows);
                setAstray(false);
              }}
              onSearch={isAstray ? searchHere : undefined}
            />
            <MapStatus result={found} isFiltered={isFiltered} onClear={onClear} />
            {spot && (
              <SpotList
                key={bboxText(spot)}
                cluster={spot}
                listPath={listPath}
                card={card}
                onClose={() => setSpot(undefined)}
                onAll={() => {
                  setSpot(undefined);
                  address.setBox(withMargin(spot));
                }}
              />
            )}
            {address.pin && !spot && (
              <ChosenListing
                key={address.pin}
                kind={kind}
                listingId={address.pin}
                card={card}
                takesFocus={byKeyboard}
                onClose={closeCard}
              />
            )}
          </>
        }
      >
        {found.data && (
          <PinsOfMap
            of={found.data}
            chosen={address.pin}
            onPin={(pin, isKey) => {
              setSpot(undefined);
              setByKeyboard(isKey);
              address.setPin(pin._id);
            }}
            onSpot={setSpot}
          />
        )}
      </MapView>
    </Suspense>
  );
}

const boxOfAll = ({ clusters, pins }: ListingsMap): Bbox =>
  withMargin(boxOf([...clusters, ...pins]));
