import { beforeAll, expect, test } from 'vitest';
import { isRelocationVehicle } from '#domain/cars/car.ts';
import { areaAt } from '#domain/places/area-at.ts';
import { type Bbox, bboxText, isInBbox } from '#domain/places/bbox.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { cellLevel, STEPS_PER_DEGREE } from '#domain/places/map-cells.ts';
import { GHANA, type Point } from '#domain/places/place.ts';
import { type PropertyType, priceUnit } from '#domain/properties/property.ts';
import { carRow, photographed, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { randomCar, randomProperty } from '#server/testing/random-listings.ts';
import { randomList } from '#server/testing/random-lists.ts';
import { seeded } from '#server/testing/seeded.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const LISTINGS = 250;
const MAPS = 400;
const ACCRA = { west: -0.4, south: 5.45, east: 0.05, north: 5.8 };

const efie = bootTestApp();
const random = seeded(35);

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  for (let n = 0; n < LISTINGS; n += 1) {
    const property = await propertyRow(efie.platform, id, randomProperty(random));
    const car = await carRow(efie.platform, id, randomCar(random));
    if (random() < 0.5) await photographed(efie.platform, { property, car });
  }
  await efie.connection.pool.query(
    `update listings set paused_at = now(), pause_reason = 'by-lister' where id::text like '%7'`,
  );
}, 60_000);

interface Item {
  _id: string;
  name: string;
  near: Point | null;
  price: number;
  propertyType?: PropertyType;
  carType?: string;
  model?: string;
}

const get = async <Body>(url: string) => {
  const response = await efie.app.inject({ url });
  expect(response.statusCode, `${url} ${response.body}`).toBe(200);
  return { body: response.json<Body>(), total: Number(response.headers['x-total-count']) };
};

/** A part of the map around Accra, where most listings are, or anywhere. */
function randomBbox(): Bbox {
  const around = random() < 0.7 ? ACCRA : GHANA;
  const between = (low: number, high: number) =>
    [random(), random()]
      .map((share) => Number((low + share * (high - low)).toFixed(5)))
      .sort((a, b) => a - b) as [number, number];
  const [west, east] = between(around.west, around.east);
  const [south, north] = between(around.south, around.north);
  return { west, south, east, north };
}

/** The expected map of a list, gathered one listing at a time. */
function gathered(items: readonly Item[], bbox: Bbox, zoom: number): ListingsMap {
  const step = 2 ** cellLevel(zoom, bbox);
  const cell = (degrees: number) => Math.floor(Math.round(degrees * STEPS_PER_DEGREE) / step);
  const placed = items.flatMap(({ near, ...item }) =>
    near && isInBbox(near, bbox) ? [{ ...item, lat: near.lat, lng: near.lng }] : [],
  );
  const cells = [...Map.groupBy(placed, ({ lat, lng }) => `${cell(lat)},${cell(lng)}`).values()];
  const mean = (numbers: number[]) =>
    expect.closeTo(numbers.reduce((a, b) => a + b) / numbers.length, 4);
  return {
    total: placed.length,
    clusters: cells
      .filter(({ length }) => length > 1)
      .map((each) => {
        const lats = each.map(({ lat }) => lat);
        const lngs = each.map(({ lng }) => lng);
        const prices = each.flatMap((item) => shownPrice(item) ?? []);
        return {
          lat: mean(lats),
          lng: mean(lngs),
          count: each.length,
          minPrice: prices.length > 0 ? Math.min(...prices) : null,
          maxPrice: prices.length > 0 ? Math.max(...prices) : null,
          west: Math.min(...lngs),
          south: Math.min(...lats),
          east: Math.max(...lngs),
          north: Math.max(...lats),
          area: new Set([...lats, ...lngs]).size === 2 ? areaAt(each[0] as Point) : undefined,
        };
      })
      .sort(byPlace),
    pins: cells
      .flatMap(([one, ...others]) => (one && others.length === 0 ? [one] : []))
      .map((item) => ({
        _id: item._id,
        name: item.name,
        lat: item.lat,
        lng: item.lng,
        price: shownPrice(item),
        per: (item.propertyType && priceUnit(item.propertyType)) ?? null,
        area: areaAt(item),
      }))
      .sort(byId),
  };
}

/** A relocation vehicle has no price. */
const shownPrice = ({ price, carType, model = '', name }: Omit<Item, 'near'>) =>
  carType !== undefined && isRelocationVehicle({ carType, model, name }) ? null : price;

const byPlace = (a: Bbox, b: Bbox) => a.south - b.south || a.west - b.west;
const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);

const inOrder = ({ total, clusters, pins }: ListingsMap): ListingsMap => ({
  total,
  clusters: clusters.toSorted(byPlace),
  pins: pins.toSorted(byId),
});

test('the map gathers exactly what the list has, for any filters and any area', {
  timeout: 120_000,
}, async () => {
  let some = 0;
  for (let n = 0; n < MAPS; n += 1) {
    const { list, query } = randomList(random);
    // Often only the parameters that define the list.
    const { propertyType, subtype, kind } = query;
    const asked = random() < 0.4 ? { propertyType, subtype, kind } : query;
    const bbox = randomBbox();
    const zoom = Math.floor(random() * 16);
    const search = new URLSearchParams({
      ...JSON.parse(JSON.stringify(asked)),
      bbox: bboxText(bbox),
    });
    const { body: items, total } = await get<Item[]>(`${list}?${search}&exact=1`);
    const { body: map } = await get<ListingsMap>(`${list}/map?${search}&zoom=${zoom}`);
    const expected = gathered(items, bbox, zoom);
    expect(expected.total, `${list}?${search}`).toBe(total);
    expect(inOrder(map), `${list}/map?${search}&zoom=${zoom}`).toEqual(expected);
    some += total > 0 ? 1 : 0;
  }
  // Otherwise the test would prove nothing.
  expect(some).toBeGreaterThan(MAPS / 4);
});

test('the map without an area has every listing whose place is known', async () => {
  const { body: items } = await get<Item[]>('/api/properties');
  const { body: map } = await get<ListingsMap>('/api/properties/map');
  expect(map.total).toBe(items.filter(({ near }) => near).length);
});

test('list and map are empty outside Ghana', async () => {
  for (const kind of ['properties', 'cars']) {
    const london = 'bbox=-0.5,51.3,0.3,51.7';
    expect((await get(`/api/${kind}/map?${london}`)).body).toEqual({
      total: 0,
      clusters: [],
      pins: [],
    });
    expect((await get(`/api/${kind}?${london}`)).body).toEqual([]);
    const { body } = await get(`/api/${kind}/without?${london}`);
    expect(body).toEqual([{ parameter: 'bbox', total: (await get(`/api/${kind}?limit=1`)).total }]);
  }
});

test.each([
  ['bbox=-0.1,5.5,-0.3,5.7', 'bbox', 'the wrong way round'],
  ['bbox=-0.3,5.7,-0.1,5.5', 'bbox', 'the wrong way round'],
  ['bbox=NaN,5.5,-0.1,5.7', 'bbox', 'as four numbers'],
  ['bbox=-0.3,5.5,-0.1,5.7,9', 'bbox', 'as four numbers'],
  ['bbox=-0.3,5.5', 'bbox', 'as four numbers'],
  ['bbox=-200,5.5,-0.1,5.7', 'bbox', 'That map area doesn’t exist'],
  ['bbox=-0.3,5.5,-0.1,99', 'bbox', 'That map area doesn’t exist'],
  ['bbox=-0.3,5.5,-0.1,5.7&bbox=-0.3,5.5,-0.1,5.7', 'bbox', 'as four numbers'],
])('%s is refused by list, filter counts and map', async (query, field, sentence) => {
  for (const path of ['properties', 'cars'].flatMap((kind) => [
    kind,
    `${kind}/facets`,
    `${kind}/map`,
  ])) {
    const response = await efie.app.inject({ url: `/api/${path}?${query}` });
    expect(response.statusCode, path).toBe(400);
    expect(response.json().fields[field], path).toContain(sentence);
  }
});

test.each(['21', '-1', 'close', 'NaN'])('zoom %s is refused', async (zoom) => {
  const response = await efie.app.inject({ url: `/api/cars/map?zoom=${zoom}` });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty('zoom');
});
