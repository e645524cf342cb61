import { describe, expect, test } from 'vitest';
import { type Group, gathered, isGroup, isOneSpot, roomOf } from './gathered.ts';
import type { Cluster, Pin } from './listings-on-map.ts';

const pin = (lat: number, lng: number, price: number | null = 900): Pin => ({
  _id: `${lat},${lng}`,
  name: 'Home',
  lat,
  lng,
  price,
  per: 'month',
});
const cluster = (lat: number, lng: number, count: number): Cluster => ({
  ...{ lat, lng, count, minPrice: 500, maxPrice: 4_000 },
  ...{ west: lng, east: lng, south: lat, north: lat },
});

const COUNTRY_ZOOM = 6;

describe('marks that would hide each other', () => {
  test('become one, with all that they are', () => {
    const [one, ...others] = gathered(
      { total: 0, clusters: [cluster(5.6, -0.2, 3)], pins: [pin(5.61, -0.18, 9_000)] },
      COUNTRY_ZOOM,
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      ...{ count: 4, minPrice: 500, maxPrice: 9_000 },
      ...{ west: -0.2, east: -0.18, south: 5.6, north: 5.61 },
    });
    expect((one as Group).lat).toBeCloseTo(5.6025);
  });

  test('stay themselves where there is room', () => {
    const of = { total: 0, clusters: [cluster(5.6, -0.2, 3)], pins: [pin(5.61, -0.18)] };
    expect(gathered(of, 14)).toHaveLength(2);
  });

  test('have no price where none is shown', () => {
    const pins = [pin(5.6, -0.2, null), pin(5.6, -0.2, null)];
    expect(gathered({ total: 0, clusters: [], pins }, 17)).toMatchObject([
      { count: 2, minPrice: null, maxPrice: null },
    ]);
  });
});

test.each([5, 6, 7, 9, 11, 13])('at zoom %d nothing hides another, and none is lost', (zoom) => {
  // In all of Ghana, dense around Accra.
  const points = Array.from({ length: 300 }, (_, index) => {
    const isNear = index % 2 === 0;
    const [a, b] = [(index * 0.618) % 1, (index * 0.414) % 1];
    return isNear ? [5.5 + a * 0.3, -0.4 + b * 0.5] : [4.9 + a * 6, -3 + b * 4];
  });
  const pins = points.slice(0, 150).map(([lat = 0, lng = 0]) => pin(lat, lng));
  const clusters = points.slice(150).map(([lat = 0, lng = 0], i) => cluster(lat, lng, 2 + i));
  const marks = gathered({ total: 0, clusters, pins }, zoom);
  const count = marks.reduce((sum, mark) => sum + (isGroup(mark) ? mark.count : 1), 0);
  expect(count).toBe(clusters.reduce((sum, each) => sum + each.count, 150));
  const boxes = marks.map((mark) => {
    const { wide, high } = roomOf(mark, zoom);
    const world = 512 * 2 ** zoom;
    const x = (mark.lng / 360) * world;
    const y = -(Math.asinh(Math.tan((mark.lat * Math.PI) / 180)) / (2 * Math.PI)) * world;
    return { x, y, wide, high };
  });
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 - 0.01 &&
          Math.abs(a.y - b.y) < (a.high + b.high) / 2 - 0.01,
      ),
  );
  expect(overlaps).toEqual([]);
});

test('one spot is what the nearest zoom does not draw apart', () => {
  expect(isOneSpot(cluster(5.6, -0.2, 27), 17)).toBe(true);
  expect(isOneSpot({ ...cluster(5.6, -0.2, 27), east: -0.1999 }, 17)).toBe(true);
  expect(isOneSpot({ ...cluster(5.6, -0.2, 27), east: -0.195 }, 17)).toBe(false);
});
