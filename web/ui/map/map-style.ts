import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import baseMap from './base-map.json?url';
import { MAP_COLOURS, type MapColours } from './map-colours.ts';
import { FONT } from './map-fonts.ts';
import { areaLayers, OWN_SOURCES, roomLayer } from './own-layers.ts';
import { ASIDE, STREET_NAMES_FROM, streetLayers, streetNames } from './street-layers.ts';

/** From which zoom the names of a rank show (scripts/base-map.ts): cities, capitals, large towns, towns, neighbourhoods. */
const SHOWN_FROM = [0, 5.6, 6.6, 7.8, 10.5];

const LANDMARKS_FROM = 11.5;

/** Our map's style: streets over it where there are some, or an operator's pictures with names of their own. */
export function mapStyle(isDark: boolean, tiles: MapTiles | null): StyleSpecification {
  const colours = MAP_COLOURS[isDark ? 'dark' : 'light'];
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: baseMap, tolerance: 0.2 },
      ...tilesSource(tiles),
      ...OWN_SOURCES,
    },
    layers: [...ground(colours), ...layersOver(isDark, colours, tiles), roomLayer],
  };
}

function tilesSource(tiles: MapTiles | null): StyleSpecification['sources'] {
  if (!tiles) return {};
  const { kind, url, maxZoom: maxzoom } = tiles;
  if (kind === 'pictures') {
    return { pictures: { type: 'raster', tiles: [url], tileSize: 256, maxzoom } };
  }
  return {
    streets: { type: 'vector', tiles: [`streets://${url}/{z}/{x}/{y}`], minzoom: 5, maxzoom },
  };
}

function layersOver(
  isDark: boolean,
  colours: MapColours,
  tiles: MapTiles | null,
): LayerSpecification[] {
  const towns = SHOWN_FROM.map(townNames(colours));
  const areas = areaLayers(colours.area);
  if (!tiles) return [...areas, ...landmarks(colours), regionNames(colours), ...towns];
  if (tiles.kind === 'pictures') return [pictures(isDark), ...areas];
  return [
    ...streetLayers(colours),
    ...areas,
    regionNames(colours),
    ...towns.filter(({ minzoom = 0 }) => minzoom < STREET_NAMES_FROM).map(untilStreets),
    ...streetNames(colours),
  ];
}

const untilStreets = (layer: LayerSpecification): LayerSpecification => ({
  ...layer,
  maxzoom: STREET_NAMES_FROM,
});

const ofKind = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string];

function ground({ land, water, shore, border }: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': water } },
    {
      id: 'land',
      type: 'fill',
      source: 'base',
      filter: ofKind('land'),
      paint: { 'fill-color': land },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'base',
      filter: ofKind('land'),
      paint: { 'line-color': shore, 'line-width': 1 },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'base',
      filter: ofKind('river'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': shore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.6, 12, 3],
      },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'base',
      filter: ofKind('lake'),
      paint: { 'fill-color': water },
    },
    {
      id: 'lake-shores',
      type: 'line',
      source: 'base',
      filter: ofKind('lake'),
      paint: { 'line-color': shore, 'line-width': 0.8 },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'base',
      filter: ofKind('border'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.8, 10, 1.6],
        'line-dasharray': [5, 2.5],
      },
    },
  ];
}

/** On a dark page, dims pictures drawn for a light one. */
const pictures = (isDark: boolean): LayerSpecification => ({
  id: 'pictures',
  type: 'raster',
  source: 'pictures',
  paint: isDark ? { 'raster-brightness-max': 0.55, 'raster-saturation': -0.4 } : {},
});

const regionNames = ({ region, land }: MapColours): LayerSpecification => ({
  id: 'regions',
  type: 'symbol',
  source: 'base',
  maxzoom: 9,
  filter: ofKind('region'),
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, 10, 8, 14],
    'text-transform': 'uppercase',
    'text-letter-spacing': 0.14,
    'text-max-width': 7,
  },
  paint: { 'text-color': region, 'text-halo-color': land, 'text-halo-width': 1 },
});

/** What people give directions by, where no streets are drawn. */
const landmarks = ({ region, land, shore }: MapColours): LayerSpecification[] => [
  {
    id: 'landmark-dots',
    type: 'circle',
    source: 'base',
    minzoom: LANDMARKS_FROM,
    filter: ofKind('landmark'),
    paint: {
      'circle-radius': 3.5,
      'circle-color': land,
      'circle-stroke-color': shore,
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'landmarks',
    type: 'symbol',
    source: 'base',
    minzoom: LANDMARKS_FROM,
    filter: ofKind('landmark'),
    layout: {
      ...ASIDE,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.6,
      'text-size': 12,
    },
    paint: { 'text-color': region, 'text-halo-color': land, 'text-halo-width': 1.4 },
  },
];

const townNames =
  ({ name, land }: MapColours) =>
  (minzoom: number, index: number): LayerSpecification => ({
    id: `towns-${index + 1}`,
    type: 'symbol',
    source: 'base',
    minzoom,
    filter: ['all', ofKind('town'), ['==', ['get', 'rank'], index + 1]],
    layout: {
      ...ASIDE,
      'text-size':
        index === 0 ? ['interpolate', ['linear'], ['zoom'], 5, 12, 11, 17] : index > 2 ? 13 : 13.5,
    },
    paint: { 'text-color': name, 'text-halo-color': land, 'text-halo-width': 1.4 },
  });
