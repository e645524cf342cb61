import type { LayerSpecification, Map as LibraryMap, StyleSpecification } from 'maplibre-gl';

/** Sources that components fill (drawn-under.tsx); a new style keeps their content. */
export const AREAS = 'areas';
export const ROOMS = 'rooms';

const EMPTY = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } as const;

export const OWN_SOURCES: StyleSpecification['sources'] = { [AREAS]: EMPTY, [ROOMS]: EMPTY };

/** Circles that something is somewhere in. */
export const areaLayers = (colour: string): LayerSpecification[] => [
  {
    id: 'areas',
    type: 'fill',
    source: AREAS,
    paint: { 'fill-color': colour, 'fill-opacity': 0.08 },
  },
  {
    id: 'area-edges',
    type: 'line',
    source: AREAS,
    paint: {
      'line-color': colour,
      'line-opacity': 0.7,
      'line-width': 1.2,
      'line-dasharray': [4, 3],
    },
  },
];

/** Nothing visible; the library places it before any name, so that names give way to it. */
export const roomLayer: LayerSpecification = {
  id: 'rooms',
  type: 'symbol',
  source: ROOMS,
  layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-padding': 2 },
};

export const roomImage = (wide: number, high: number): string =>
  `room-${Math.round(wide)}x${Math.round(high)}`;

/** Makes the empty images of the rooms as the library asks for them. */
export function provideRoomImages(map: LibraryMap): void {
  map.setMissingStyleImageResolver((id) => {
    const [, wide, high] = /^room-(\d+)x(\d+)$/.exec(id) ?? [];
    if (!wide || !high || map.hasImage(id)) return;
    const [width, height] = [Number(wide), Number(high)];
    map.addImage(id, { width, height, data: new Uint8Array(width * height * 4) });
  });
}

/** Takes along into the next style what components have drawn. */
export const keepOwn = (
  before: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification => ({
  ...next,
  sources: {
    ...next.sources,
    ...Object.fromEntries(
      [AREAS, ROOMS].flatMap((id) => {
        const source = before?.sources[id];
        return source ? [[id, source]] : [];
      }),
    ),
  },
});
