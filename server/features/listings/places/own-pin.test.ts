import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const PIN = { pinLat: '5.641234', pinLng: '-0.157777' };
let agent: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  other = await signedInAs(efie.platform, 'Property Owner');
});

const get = async (url: string, person?: TestPerson) => {
  const response = await efie.app.inject({ url, ...(person && { headers: person.headers }) });
  return { status: response.statusCode, text: response.body, body: JSON.parse(response.body) };
};

const listed = (details: Record<string, string>) =>
  uploadedProperty(efie, agent, { location: 'East Legon', ...details } as never);

const EDIT = {
  name: 'Palm Court',
  price: 1_250,
  location: 'East Legon',
  region: 'Greater Accra',
  address: '12 Oxford Street',
  condition: 'Renovated',
  propertyType: 'Short-Stay',
  shortStayType: 'Guest House',
};

const edit = (id: string, payload: object, person = agent) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: person.headers,
    payload: { ...EDIT, ...payload },
  });

describe('a pin that a lister sets', () => {
  test('can be read by the lister, while visitors see the place to some 500 m', async () => {
    const id = await listed(PIN);
    expect((await get(`/api/properties/${id}/pin`, agent)).body).toEqual({
      pin: { lat: 5.641234, lng: -0.157777 },
      shown: false,
    });
    expect((await get(`/api/properties/${id}`)).body.near).toEqual({
      lat: 5.64,
      lng: -0.16,
      radius: 500,
    });
  });

  test('is a spot on the map, while listings without one are in the area of their place', async () => {
    const area = { name: 'Kumbungu', metres: 2_000 };
    const id = await listed({ location: 'Kumbungu', region: 'Northern' });
    const onMap = async () => {
      const { body } = await get('/api/properties/map?zoom=14&bbox=-1.1,9.4,-0.8,9.7');
      return body as ListingsMap;
    };
    expect((await onMap()).pins).toMatchObject([{ _id: id, area }]);
    await listed({ location: 'Kumbungu', region: 'Northern' });
    expect((await onMap()).clusters).toMatchObject([{ count: 2, area }]);
    await listed({ location: 'Kumbungu', region: 'Northern', pinLat: '9.5', pinLng: '-0.91' });
    const { clusters, pins } = await onMap();
    expect(clusters).toMatchObject([{ count: 2, area }]);
    expect(pins).toEqual([expect.not.objectContaining({ area: expect.anything() })]);
  });

  test('is never shown to others, by any call or page', async () => {
    const id = await listed(PIN);
    for (const url of [
      `/api/properties/${id}`,
      '/api/properties',
      '/api/properties?view=card&near=east-legon&within=1',
      '/api/properties/map?zoom=20&bbox=-0.2,5.6,-0.1,5.7',
      `/api/properties?ids=${id}`,
      `/api/properties/${id}/similar`,
      '/api/properties/facets',
      '/api/suggestions?search=palm',
      '/sitemap.xml',
    ]) {
      for (const person of [undefined, other, agent]) {
        const response = await efie.app.inject({ url, ...(person && { headers: person.headers }) });
        expect(response.statusCode, url).toBe(200);
        expect(response.body, url).not.toMatch(/5\.6412|0\.1577/);
      }
    }
    for (const [person, status] of [
      [undefined, 401],
      [other, 403],
    ] as const) {
      const refused = await get(`/api/properties/${id}/pin`, person);
      expect(refused.status).toBe(status);
      expect(refused.text).not.toContain('5.6412');
    }
    const ofAdmin = await signedInAs(efie.platform, 'Admin');
    expect((await get(`/api/properties/${id}/pin`, ofAdmin)).status).toBe(200);
  });

  test('is visible to everyone once the lister shows it, until it is hidden again', async () => {
    const id = await listed({ ...PIN, pinShown: 'yes' });
    const pin = { lat: 5.641234, lng: -0.157777 };
    expect((await get(`/api/properties/${id}`)).body.near).toEqual({
      lat: 5.64,
      lng: -0.16,
      radius: 500,
      pin,
    });
    const onMap = async () => {
      const map = (await get('/api/properties/map?zoom=20&subtype=Guest%20House'))
        .body as ListingsMap;
      return map.pins.find(({ _id }) => _id === id);
    };
    await efie.connection.pool.query(
      "update listings set deleted_at = now() where kind = 'property' and id <> $1 and deleted_at is null",
      [id],
    );
    expect(await onMap()).toMatchObject({ ...pin, price: 1_250.5, per: 'night' });
    expect((await edit(id, { ...PIN, pinShown: false })).statusCode).toBe(200);
    expect((await get(`/api/properties/${id}`)).text).not.toContain('5.6412');
    expect(await onMap()).toMatchObject({ lat: 5.64, lng: -0.16 });
  });

  test('stays through an edit that leaves it out, goes when the town changes, and is removed by a blank', async () => {
    const id = await listed({ ...PIN, pinShown: 'yes' });
    const pin = async () => (await get(`/api/properties/${id}/pin`, agent)).body;
    expect((await edit(id, {})).statusCode).toBe(200);
    expect(await pin()).toEqual({ pin: { lat: 5.641234, lng: -0.157777 }, shown: true });
    expect((await edit(id, { location: 'Busua', region: 'Western' })).statusCode).toBe(200);
    expect(await pin()).toEqual({ pin: null, shown: false });
    expect((await get(`/api/properties/${id}`)).body.near).toMatchObject({
      lat: 4.805,
      lng: -1.935,
    });
    expect((await edit(id, { pinLat: 5.7, pinLng: -0.1 })).statusCode).toBe(200);
    expect(await pin()).toEqual({ pin: { lat: 5.7, lng: -0.1 }, shown: false });
    expect((await edit(id, { pinLat: null, pinLng: '' })).statusCode).toBe(200);
    expect(await pin()).toEqual({ pin: null, shown: false });
  });

  test('moves the listing in lists near a place and on the map', async () => {
    const id = await listed(PIN);
    const busua = '/api/properties?near=busua&within=1';
    expect((await get(busua)).body).toEqual([]);
    await edit(id, { pinLat: 4.807, pinLng: -1.936 });
    expect((await get(busua)).body.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect((await get('/api/properties/map?bbox=-2,4.7,-1.9,4.9')).body.total).toBe(1);
  });

  test('works the same for a car', async () => {
    const id = await uploadedCar(efie, agent, PIN as never);
    const { body, text } = await get(`/api/cars/${id}`, other);
    expect(body.near).toEqual({ lat: 5.64, lng: -0.16, radius: 500 });
    expect(text).not.toContain('5.6412');
    expect((await get(`/api/cars/${id}/pin`, other)).status).toBe(403);
    expect((await get(`/api/cars/${id}/pin`, agent)).body).toEqual({
      pin: { lat: 5.641234, lng: -0.157777 },
      shown: false,
    });
  });
});

test.each([
  [{ pinLat: '5.6' }, 'pinLng', 'Set both, or remove the pin'],
  [{ pinLng: '-0.2' }, 'pinLat', 'Set both, or remove the pin'],
  [{ pinLat: '51.5', pinLng: '-0.12' }, 'pinLat', 'outside Ghana'],
  [{ pinLat: '5.6', pinLng: '-9' }, 'pinLng', 'outside Ghana'],
  [{ pinLat: 'NaN', pinLng: '-0.2' }, 'pinLat', 'latitude and a longitude'],
  [{ pinLat: '5.6', pinLng: '1e-1' }, 'pinLng', 'latitude and a longitude'],
  [{ ...PIN, pinShown: 'maybe' }, 'pinShown', 'Please choose from'],
])('%j is refused', async (details, field, sentence) => {
  for (const path of ['properties', 'cars']) {
    const fields = path === 'cars' ? CAR_FORM : PROPERTY_FORM;
    const response = await postUpload(efie, `/api/${path}/upload`, {
      fields: { ...fields, ...details },
      files: [],
      headers: agent.headers,
    });
    expect(response.statusCode, path).toBe(400);
    expect(response.json().fields[field], path).toContain(sentence);
  }
  const id = await listed({});
  expect((await edit(id, details)).json().fields[field]).toContain(sentence);
});

test('a town and its region lead to the place where listings without a pin are', async () => {
  const { body } = await get('/api/places?region=Greater%20Accra&location=East%20Legon');
  expect(body).toEqual({ place: { name: 'East Legon', lat: 5.636, lng: -0.16, radius: 1_000 } });
  expect((await get('/api/places?region=Ahafo&location=Nowhere')).body).toEqual({ place: null });
  expect((await get('/api/places')).body).toEqual({ place: null });
});

// §2.7/31
test('places are found by what is typed of their names, the nearest first', async () => {
  const { status, body } = await get('/api/places/search?text=market&near=5.67,-0.166');
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    name: 'Madina Market',
    region: 'Greater Accra',
    isLandmark: true,
    lat: expect.closeTo(5.67, 1),
    lng: expect.closeTo(-0.17, 1),
    radius: 500,
  });
  expect((await get('/api/places/search?text=atlantis')).body).toEqual([]);
  expect((await get('/api/places/search')).body).toEqual([]);
  expect((await get('/api/places/search?text=market&near=here')).status).toBe(400);
  expect((await get(`/api/places/search?text=${'a'.repeat(201)}`)).status).toBe(400);
});

test('a town that only one region has is found without the region', async () => {
  const { body } = await get('/api/places?location=Madina');
  expect(body.place).toMatchObject({ name: 'Madina', lat: expect.closeTo(5.67, 1) });
  // Two regions have an Anloga.
  expect((await get('/api/places?location=Anloga')).body).toEqual({ place: null });
});
