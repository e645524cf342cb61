import { expect, test } from 'vitest';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { mapStyle } from './map-style.ts';

const STREETS: MapTiles = {
  kind: 'streets',
  url: '/media/map/a.pmtiles',
  attribution: '©',
  maxZoom: 14,
};
const PICTURES: MapTiles = {
  ...STREETS,
  kind: 'pictures',
  url: 'https://tiles.example/{z}/{x}/{y}.png',
};

test.each([
  ['our own map', null],
  ['streets', STREETS],
  ['pictures', PICTURES],
])(
  'the layers of %s have different names, in both themes the same, and sources that are there',
  (_, tiles) => {
    const { layers, sources } = mapStyle(false, tiles);
    const ids = layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(mapStyle(true, tiles).layers.map(({ id }) => id)).toEqual(ids);
    for (const layer of layers) {
      if ('source' in layer) expect(Object.keys(sources)).toContain(layer.source);
    }
    // Names give way to what is placed before them: the last.
    expect(ids.at(-1)).toBe('rooms');
  },
);
