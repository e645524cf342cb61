import { Suspense, useState } from 'react';
import { type Bbox, bboxText } from '#domain/places/bbox.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { GHANA, type Point } from '#domain/places/place.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { areSameInView, boxOf, containsBox, type MapScene, withMargin } from '../map/map-box.ts';
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

/** From this zoom on, a screen shows a few parts of a town. */
const QUARTER_ZOOM = 12;
/** As close as a map goes: a link to less of it than this would show more. */
const ZOOM_OF_LINK = 17;
/** Around one spot, as far as no other: listings are 0.005 degrees apart. */
const SPOT_DEGREES = 0.002;

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
        maxZoomOfBox={address.box ? ZOOM_OF_LINK : 13}
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

/**
 * The part of the country that the map shows, what is found there, and whether the list follows it. Unless a person moves the map
 * and leaves the list where it is, both are of the same part: the area of an address seldom has the shape of the screen.
 */
function useArea(path: Props['path'], address: ReturnType<typeof useMapAddress>) {
  const [scene, setScene] = useState<MapScene>();
  const [isAstray, setAstray] = useState(false);
  // If the address has no area, show the one that contains all results.
  const overview = useListingsOnMap(path, address.box ? undefined : OVERVIEW);
  const found = useListingsOnMap(path, scene);
  const results = overview.data && boxOf([...overview.data.clusters, ...overview.data.pins]);

  return {
    found,
    /** The middle of the map where it is close enough to tell the parts of a town apart. */
    quarter:
      scene && scene.zoom >= QUARTER_ZOOM && found.data?.total ? middleOf(scene.box) : undefined,
    // An open map does not move until it is known where to.
    box: address.box ?? (results ? withMargin(results) : (scene?.box ?? GHANA)),
    isStarting: !scene && !address.box && overview.isPending,
    onMove(next: MapScene, byPerson: boolean) {
      const listed = address.boxNow();
      if (listed && areSameInView(listed, next.box)) {
        // To the letter, so that both ask for the same.
        setScene({ ...next, box: listed });
        setAstray(false);
        return;
      }
      setScene(next);
      const hasAll = !listed && (!results || containsBox(next.box, results));
      if (byPerson && !address.followsNow()) setAstray(true);
      else if (byPerson || !(hasAll || isAstray)) address.setBox(next.box);
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
  const { kind, listPath, isFiltered, onClear, card, quarterAt } = props;
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
      {quarterAt && area.quarter && !spot && !address.pin && (
        <div className="pointer-events-none absolute bottom-12 left-3 z-3 max-w-[calc(100%-1.5rem)]">
          {quarterAt(area.quarter)}
        </div>
      )}
      {spot && (
        <SpotList
          key={bboxText(spot)}
          cluster={spot}
          listPath={listPath}
          card={card}
          onClose={onSpotClosed}
          onAll={() => {
            onSpotClosed();
            address.setBox(withMargin(spot, 0, SPOT_DEGREES));
          }}
        />
      )}
      {address.pin && !spot && (
        <ChosenListing
          key={address.pin}
          kind={kind}
          listingId={address.pin}
          stayTotal={totalOf(area.found.data, address.pin)}
          card={card}
          takesFocus={byKeyboard}
          onClose={closeCard}
        />
      )}
    </>
  );
}

/** What a stay costs by its pin; undefined where pins say the price of a night. */
const totalOf = (map: ListingsMap | undefined, id: string): number | undefined =>
  map?.pins.find(({ _id, per }) => _id === id && per === 'stay')?.price ?? undefined;

const middleOf = ({ west, south, east, north }: Bbox): Point => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
