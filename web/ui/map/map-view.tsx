import './map.css';
import { addProtocol, Map as LibraryMap, setWorkerUrl } from 'maplibre-gl';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Bbox, bboxText } from '#domain/places/bbox.ts';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { isLowData } from '#web/lib/low-data.ts';
import { BASE_MAP_BOX } from './base-map-box.ts';
import type { MapScene } from './map-box.ts';
import { MapContext } from './map-context.ts';
import { MapCredits, StreetsButton, ZoomButtons } from './map-controls.tsx';
import { MapLoading } from './map-loading.tsx';
import { mapStyle } from './map-style.ts';
import { keepOwn, provideRoomImages } from './own-layers.ts';
import { PlaceInView } from './place-in-view.tsx';
import { useDark } from './use-dark.ts';

export interface MapViewProps {
  /** Describes the map to screen readers. */
  label: string;
  /** The area shown at first; the map moves when this changes. */
  box: Bbox;
  /** Maximum zoom for `box`: a single point has no size. */
  maxZoomOfBox?: number;
  /** CSS pixels at the top that `box` must leave free, if something is over the map. */
  freeTop?: number;
  /** Streets over our own map, or an operator's pictures instead of it. */
  tiles?: MapTiles | null;
  /** Called after each move, and at first. `byPerson` is false if the page itself moved the map. */
  onMove?(scene: MapScene, byPerson: boolean): void;
  /** The library could not draw. */
  onUnavailable(): void;
  /** Fixed above the map; it does not move with it. */
  over?: ReactNode;
  /** MapPoints. */
  children?: ReactNode;
  className?: string;
}

setWorkerUrl(worker);
// What reads streets is loaded only where there are some.
addProtocol('streets', async ({ url }, { signal }) => {
  const { readStreetTile } = await import('./street-tiles.ts');
  return readStreetTile(url, signal);
});

/** How far the map can be moved. There is only sea to the south, and a card may cover it while its pin is on the coast. */
const REACH: Bbox = { ...BASE_MAP_BOX, south: BASE_MAP_BOX.south - 2.5 };

/** A map with our own ground under it; a late part, with the library that it needs. */
export default function MapView(given: MapViewProps) {
  const { over, children, className } = given;
  const { tiles, onStreets } = useAgreedTiles(given.tiles ?? null);
  const { container, map, isDrawn } = useLibraryMap({ ...given, tiles });

  return (
    <div className={className}>
      <div ref={container} className="size-full" />
      {!isDrawn && <MapLoading className="pointer-events-none absolute inset-0" />}
      {map && (
        <MapContext value={map}>
          {createPortal(children, map.getCanvasContainer())}
          <ZoomButtons />
          {onStreets && <StreetsButton onPress={onStreets} />}
          {over}
          {!tiles && <PlaceInView />}
        </MapContext>
      )}
      <MapCredits tiles={tiles} />
    </div>
  );
}

/** With little data streets are loaded when asked for: they go on costing with every move. */
function useAgreedTiles(tiles: MapTiles | null) {
  const [isAgreed, setAgreed] = useState(() => !isLowData());
  const areHeld = tiles?.kind === 'streets' && !isAgreed;
  return { tiles: areHeld ? null : tiles, onStreets: areHeld ? () => setAgreed(true) : undefined };
}

/** The library's map in its container: created once, then moved to other boxes and redrawn in other colours. */
function useLibraryMap(props: MapViewProps) {
  const { tiles = null } = props;
  const isDark = useDark();
  const page = useRef<PagesPart>({ known: '', isMoving: false });
  const { container, map, isDrawn } = useNewMap(props, isDark, page);
  useFittedBox(map, props, page);
  useColours(map, isDark, tiles);
  return { container, map, isDrawn };
}

interface PagesPart {
  /** The area the page already knows about; the map need not move there. */
  known: string;
  /** The page itself is moving the map. */
  isMoving: boolean;
}

/** Creates the map, fits it to its container, and tells of its moves. */
function useNewMap(props: MapViewProps, isDark: boolean, page: RefObject<PagesPart>) {
  const { label, box, tiles = null, onMove, onUnavailable } = props;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibraryMap>();
  const [isDrawn, setDrawn] = useState(false);

  const tell = useEffectEvent((of: LibraryMap) => {
    const scene = sceneOf(of);
    const byPerson = !page.current.isMoving;
    if (byPerson) page.current.known = bboxText(scene.box);
    onMove?.(scene, byPerson);
  });
  const fail = useEffectEvent(onUnavailable);
  const create = useEffectEvent((into: HTMLDivElement) => {
    page.current.known = bboxText(box);
    return new LibraryMap({
      ...SETTINGS,
      container: into,
      style: mapStyle(isDark, tiles),
      bounds: boundsOf(box),
      fitBoundsOptions: fitOf(props),
      locale: { 'Map.Title': label },
    });
  });

  useEffect(() => {
    const into = container.current;
    if (!into) return;
    let made: LibraryMap;
    try {
      made = create(into);
    } catch {
      fail();
      return;
    }
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    provideRoomImages(made);
    made.on('moveend', () => tell(made));
    // If tiles fail to load, there is nothing more to wait for.
    for (const event of ['load', 'error'] as const) made.once(event, () => setDrawn(true));
    const sizes = new ResizeObserver(() => asThePage(page, () => made.resize()));
    sizes.observe(into);
    asThePage(page, () => tell(made));
    setMap(made);
    return () => {
      sizes.disconnect();
      made.remove();
    };
  }, [page]);

  return { container, map, isDrawn };
}

/** Moves the map to another box than the one that the page already knows about. */
function useFittedBox(
  map: LibraryMap | undefined,
  props: MapViewProps,
  page: RefObject<PagesPart>,
) {
  const { box } = props;
  const wanted = bboxText(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to go follows from the text of the box
  useEffect(() => {
    if (!map || wanted === page.current.known) return;
    page.current.known = wanted;
    asThePage(page, () => map.fitBounds(boundsOf(box), { ...fitOf(props), animate: false }));
  }, [map, wanted]);
}

/** Draws the base map again for other colours or tiles than it was made with. */
function useColours(map: LibraryMap | undefined, isDark: boolean, tiles: MapTiles | null) {
  /** The settings the base map was last drawn with. */
  const drawn = useRef({ isDark, tiles });
  useEffect(() => {
    if (!map || (drawn.current.isDark === isDark && drawn.current.tiles === tiles)) return;
    drawn.current = { isDark, tiles };
    // The library compares only with a style that it has loaded.
    map.setStyle(mapStyle(isDark, tiles), {
      diff: map.isStyleLoaded() === true,
      transformStyle: keepOwn,
    });
  }, [map, isDark, tiles]);
}

/** Moves the map without its move counting as a person's. */
function asThePage(page: RefObject<PagesPart>, move: () => void) {
  page.current.isMoving = true;
  move();
  page.current.isMoving = false;
}

const fitOf = ({ maxZoomOfBox = 15, freeTop = 0 }: MapViewProps) => ({
  maxZoom: maxZoomOfBox,
  padding: { top: freeTop, right: 0, bottom: 0, left: 0 },
});

type Bounds = [number, number, number, number];
const boundsOf = ({ west, south, east, north }: Bbox): Bounds => [west, south, east, north];

const SETTINGS = {
  maxBounds: boundsOf(REACH),
  maxZoom: 17,
  attributionControl: false,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  trackResize: false,
  renderWorldCopies: false,
} as const;

function sceneOf(map: LibraryMap): MapScene {
  const bounds = map.getBounds();
  return {
    box: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    zoom: map.getZoom(),
  };
}
