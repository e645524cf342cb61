import type { Map as LibraryMap } from 'maplibre-gl';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { setLowData } from '#web/lib/low-data.ts';
import archive from '../../../scripts/map/sample/streets.pmtiles?url';
import { DrawnUnder } from './drawn-under.tsx';
import { useMap } from './map-context.ts';
import MapView from './map-view.tsx';

/** The map's streets, of an archive as `npm run map:build` makes it, and names that give way. */

const TILES: MapTiles = {
  kind: 'streets',
  url: archive,
  attribution: '© OpenStreetMap contributors',
  maxZoom: 14,
};
const OSU = { lat: 5.5555, lng: -0.183 };
const OSU_BOX = { west: -0.19, south: 5.545, east: -0.176, north: 5.561 };

let map: LibraryMap | undefined;
function Grab() {
  map = useMap();
  return null;
}

const open = (
  tiles: MapTiles | null,
  rooms: { lat: number; lng: number; wide: number; high: number }[] = [],
) =>
  render(
    <div style={{ width: 400, height: 400 }} className="relative">
      <MapView
        label="Map of the test"
        box={OSU_BOX}
        tiles={tiles}
        onUnavailable={() => {}}
        className="size-full"
      >
        <Grab />
        <DrawnUnder areas={[]} rooms={rooms} />
      </MapView>
    </div>,
  );

const named = (...layers: string[]) =>
  map?.isStyleLoaded()
    ? map.queryRenderedFeatures({ layers }).map(({ properties: { name } }) => name)
    : [];

afterEach(() => {
  setLowData(false);
  delete document.documentElement.dataset.theme;
});

test('streets, names and landmarks come from the archive, with its credit', async () => {
  await open(TILES);
  await expect.poll(() => named('street-places')).toContain('Osu');
  await expect.poll(() => named('street-names')).toContain('Oxford Street');
  expect(map?.queryRenderedFeatures({ layers: ['street-main', 'street-large'] })).not.toEqual([]);
  await expect
    .element(page.getByRole('link', { name: '© OpenStreetMap contributors' }))
    .toBeVisible();
});

test('a name moves aside for something of the page, and gives way to what leaves it no room', async () => {
  await open(TILES, [{ ...OSU, wide: 48, high: 48 }]);
  await expect.poll(() => named('street-places')).toContain('Osu');
  await open(TILES, [{ ...OSU, wide: 380, high: 380 }]);
  await expect.poll(() => map?.areTilesLoaded()).toBe(true);
  await expect.poll(() => named('street-places')).toEqual([]);
});

test('another theme has other colours, and keeps what the page has drawn', async () => {
  await open(TILES, [{ ...OSU, wide: 380, high: 380 }]);
  await expect.poll(() => named('street-places')).toEqual([]);
  const land = () => map?.getPaintProperty('street-land', 'fill-color');
  await expect.poll(land).toBe('#f8f2e7');
  document.documentElement.dataset.theme = 'dark';
  await expect.poll(land).toBe('#221e18');
  await expect.poll(() => map?.isStyleLoaded()).toBe(true);
  expect(map?.querySourceFeatures('rooms')).not.toEqual([]);
  expect(named('street-places')).toEqual([]);
});

test('without streets the map names quarters and landmarks, and what its middle is near', async () => {
  await open(null);
  await expect.element(page.getByText('Near Osu')).toBeVisible();
  await expect.poll(() => named('towns-5', 'landmarks')).toContain('Osu Castle');
  await expect.element(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
});

test('with little data streets come when they are asked for', async () => {
  setLowData(true);
  await open(TILES);
  await expect.element(page.getByText('Near Osu')).toBeVisible();
  expect(map?.getSource('streets')).toBeUndefined();
  await page.getByRole('button', { name: 'Show streets' }).click();
  await expect.poll(() => named('street-places')).toContain('Osu');
});
