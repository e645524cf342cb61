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
  const { title, path, onUnavailable } = props;
  const address = useMapAddress();
  const tiles = useMapTiles();
  const isWide = useIsWide();
  const area = useArea(path, address);
  const [spot, setSpot] = useState<Cluster>();
  const [byKeyboard, setByKeyboard] = useState(false);
  const { found } = area;

  if (tiles === undefined || area.isStarting) return <MapLoading />;
  return (
    <Suspense fallback={<MapLoading />}>
      <MapView
        label={`Map of ${title}`}
        box={area.box}
        maxZoomOfBox={address.box ? undefined : 13}
        freeTop={address.box ? 0 : FREE_TOP[isWide ? 'wide' : 'narrow']}
        tiles={tiles}
        onMove={area.onMove}
        onUnavailable={onUnavailable}
        className="size-full [--map-top:3.75rem] lg:[--map-top:0px]"
        over={
          <OverMap
            {...props}
            address={address}
            area={area}
            spot={spot}
            onSpotClosed={() => setSpot(undefined)}
            byKeyboard={byKeyboard}
          />
        }
      >
        {found.data && (
          <PinsOfMap
            of={found.data}
            listPath={props.listPath}
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

/** The part of the country that the map shows, what is found there, and whether the list follows it. */
function useArea(path: Props['path'], address: ReturnType<typeof useMapAddress>) {
  const [scene, setScene] = useState<MapScene>();
  const [isAstray, setAstray] = useState(false);
  // If the address has no area, show the one that contains all results.
  const overview = useListingsOnMap(path, address.box ? undefined : OVERVIEW);
  const found = useListingsOnMap(path, scene);

  return {
    found,
    // An open map does not move until it is known where to.
    box: address.box ?? (overview.data ? boxOfAll(overview.data) : (scene?.box ?? GHANA)),
    isStarting: !scene && !address.box && overview.isPending,
    onMove(next: MapScene, byPerson: boolean) {
      setScene(next);
      if (!byPerson) return;
      if (address.followsNow()) address.setBox(next.box);
      else setAstray(true);
    },
    onFollows(follows: boolean) {
      address.setFollows(follows);
      setAstray(false);
    },
    /** Brings the list to where the map was moved; undefined while it is there. */
    onSearch: isAstray
      ? () => {
          setAstray(false);
          if (scene) address.setBox(scene.box);
        }
      : undefined,
  };
}

interface OverMapProps extends Props {
  address: ReturnType<typeof useMapAddress>;
  area: ReturnType<typeof useArea>;
  /** The listings in one spot that are listed over the map. */
  spot: Cluster | undefined;
  onSpotClosed(): void;
  /** The pin was chosen with a key. */
  byKeyboard: boolean;
}

/** Over the map: the search as it moves, how much is found, and the chosen listing or those of one spot. */
function OverMap(props: OverMapProps) {
  const { kind, listPath, isFiltered, onClear, card } = props;
  const { address, area, spot, onSpotClosed, byKeyboard } = props;

  const closeCard = () => {
    document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(address.pin ?? '')}"]`)?.focus();
    address.setPin(undefined);
  };

  return (
    <>
      <SearchAsMoved
        follows={address.follows}
        onFollows={area.onFollows}
        onSearch={area.onSearch}
      />
      <MapStatus result={area.found} isFiltered={isFiltered} onClear={onClear} />
      {spot && (
        <SpotList
          key={bboxText(spot)}
          cluster={spot}
          listPath={listPath}
          card={card}
          onClose={onSpotClosed}
          onAll={() => {
            onSpotClosed();
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
  );
}

const boxOfAll = ({ clusters, pins }: ListingsMap): Bbox =>
  withMargin(boxOf([...clusters, ...pins]));
