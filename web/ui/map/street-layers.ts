import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import { FONT } from './map-fonts.ts';

/** From this zoom on the tiles name the places; up to it our own map does. */
export const STREET_NAMES_FROM = 10;

const LAYER = { source: 'streets' } as const;

/** Ground and roads of our own tiles (scripts/map/tiles), without words. */
export const streetLayers = (colours: MapColours): LayerSpecification[] => [
  area('sea', colours.water),
  area('land', colours.land),
  area('green', colours.green),
  area('grounds', colours.grounds),
  area('water', colours.water),
  {
    ...LAYER,
    id: 'street-streams',
    type: 'line',
    'source-layer': 'streams',
    layout: ROUND,
    paint: { 'line-color': colours.shore, 'line-width': byZoom(9, 0.6, 16, 3) },
  },
  { ...area('buildings', colours.building), minzoom: 14.5 } as LayerSpecification,
  {
    ...LAYER,
    id: 'street-paths',
    type: 'line',
    'source-layer': 'roads',
    minzoom: 14,
    filter: ofClass('path'),
    paint: {
      'line-color': colours.path,
      'line-width': byZoom(14, 0.8, 17, 2),
      'line-dasharray': [3, 1.5],
    },
  },
  {
    ...LAYER,
    id: 'street-rails',
    type: 'line',
    'source-layer': 'roads',
    filter: ofClass('rail'),
    paint: {
      'line-color': colours.region,
      'line-width': byZoom(10, 0.6, 17, 2),
      'line-dasharray': [6, 3],
    },
  },
  // All edges under all roads, so that crossings are open.
  ...ROADS.map((road) => line(road, colours.kerb, `${road.class}-kerb`, 1.6)),
  ...ROADS.map((road) => line(road, colours[road.colour], road.class, 0)),
];

/** The names of roads, landmarks and places; the last are placed first. */
export const streetNames = ({ name, region, land }: MapColours): LayerSpecification[] => [
  {
    ...LAYER,
    id: 'street-names',
    type: 'symbol',
    'source-layer': 'road_names',
    minzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': byZoom(13, 11, 17, 13),
      'text-max-angle': 30,
    },
    paint: halo(region, land),
  },
  {
    ...LAYER,
    id: 'street-landmarks',
    type: 'symbol',
    'source-layer': 'landmarks',
    minzoom: 13.5,
    layout: {
      ...ASIDE,
      'text-size': 12,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: halo(region, land),
  },
  {
    ...LAYER,
    id: 'street-places',
    type: 'symbol',
    'source-layer': 'places',
    minzoom: STREET_NAMES_FROM,
    layout: {
      ...ASIDE,
      'text-size': ['match', ['get', 'rank'], 1, 17, 2, 15, 13.5],
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: halo(name, land),
  },
];

/** A name that moves aside when something is at its place already, and gives way only when all sides are taken. */
export const ASIDE: SymbolLayerSpecification['layout'] = {
  'text-field': ['get', 'name'],
  'text-font': FONT,
  'text-padding': 6,
  'text-max-width': 8,
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 2.2,
  'text-justify': 'auto',
};

interface Road {
  class: string;
  colour: 'road' | 'mainRoad';
  /** CSS pixels at the zooms of `byZoom`. */
  from: number;
  thin: number;
  wide: number;
}

/** From the smallest, so that the larger lie above. */
const ROADS: readonly Road[] = [
  { class: 'lane', colour: 'road', from: 14, thin: 0.8, wide: 5 },
  { class: 'street', colour: 'road', from: 12, thin: 0.7, wide: 9 },
  { class: 'large', colour: 'road', from: 9, thin: 0.7, wide: 13 },
  { class: 'main', colour: 'mainRoad', from: 6, thin: 0.7, wide: 16 },
];

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

const halo = (colour: string, land: string) => ({
  'text-color': colour,
  'text-halo-color': land,
  'text-halo-width': 1.4,
});

function byZoom(from: number, least: number, to: number, most: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], from, least, to, most];
}

function ofClass(name: string): ['==', ['get', string], string] {
  return ['==', ['get', 'class'], name];
}

function area(layer: string, colour: string): LayerSpecification {
  return {
    ...LAYER,
    id: `street-${layer}`,
    type: 'fill',
    'source-layer': layer,
    paint: { 'fill-color': colour },
  };
}

function line(road: Road, colour: string, id: string, more: number): LayerSpecification {
  return {
    ...LAYER,
    id: `street-${id}`,
    type: 'line',
    'source-layer': 'roads',
    // From afar roads are lines without edges.
    minzoom: more > 0 ? Math.max(11, road.from) : road.from,
    filter: ofClass(road.class),
    layout: ROUND,
    paint: {
      'line-color': colour,
      'line-width': byZoom(road.from, road.thin + more, 17, road.wide + more),
    },
  };
}
