import { beforeAll, describe, expect, test } from 'vitest';
import { Property, type UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

const FLAT = {
  ...PROPERTY_FORM,
  propertyType: 'PropertyRentals',
  rentalType: 'Apartments',
  shortStayType: '',
};

async function list(name: string, facts: Record<string, string>): Promise<Property> {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: { ...FLAT, name, ...facts },
    files: [],
    headers: agent.headers,
  });
  expect(response.statusCode).toBe(201);
  return Property.parse(response.json<UploadPropertyResponse>().property);
}

const found = async (query: string) => {
  const response = await efie.app.inject({ url: `/api/properties?${query}` });
  expect(response.statusCode).toBe(200);
  return response
    .json<Property[]>()
    .map(({ name }) => name)
    .sort();
};

let studio: Property;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  studio = await list('Studio', { bedrooms: '0', furnished: 'fully', water: 'mains,polytank' });
  await list('Two rooms', { bedrooms: '2', furnished: 'partly', floorArea: '80', pets: 'no' });
  await list('Four rooms', { bedrooms: '4', furnished: 'no', floorArea: '200', lift: 'yes' });
  await list('Nothing told', { bedrooms: '', furnished: ' ' });
});

test('a listing is returned with the details its lister gave and those that a card shows', () => {
  expect(studio.facts).toEqual({ bedrooms: 0, furnished: 'fully', water: ['mains', 'polytank'] });
  expect(studio.highlights).toEqual(['Studio', 'furnished']);
});

test.each([
  ['minBedrooms=2', ['Four rooms', 'Two rooms']],
  ['minBedrooms=51', []],
  ['furnished=partly,fully', ['Studio', 'Two rooms']],
  ['furnished=partly,fully&minBedrooms=1', ['Two rooms']],
  ['water=borehole,mains', ['Studio']],
  ['minFloorArea=100', ['Four rooms']],
  ['maxFloorArea=100', ['Two rooms']],
  ['pets=no', ['Two rooms']],
  ['pets=yes', []],
  ['lift=yes', ['Four rooms']],
  ['minBedrooms=2&region=Greater Accra&subtype=Apartments', ['Four rooms', 'Two rooms']],
  ['minBedrooms=2&region=Volta', []],
  ['furnished=no&propertyType=PropertyRentals', ['Four rooms']],
  ['minFloorArea=100&region=Greater Accra', ['Four rooms']],
  ['minBedrooms=&furnished=', ['Four rooms', 'Nothing told', 'Studio', 'Two rooms']],
])('a list is filtered by %s', async (query, names) => {
  expect(await found(query)).toEqual(names);
  const total = await efie.app.inject({ url: `/api/properties?${query}&limit=1` });
  expect(total.headers['x-total-count']).toBe(String(names.length));
});

test('a search combines with details', async () => {
  expect(await found('search=rooms&minBedrooms=3')).toEqual(['Four rooms']);
});

test.each([
  ['furnished=golden', 'furnished'],
  ['minBedrooms=two', 'minBedrooms'],
  ['lift=no', 'lift'],
])('a list refuses %s', async (query, field) => {
  const response = await efie.app.inject({ url: `/api/properties?${query}` });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty(field);
});

test('a detail that cannot be read is refused beside its field', async () => {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: { ...FLAT, bedrooms: 'many' },
    files: [],
    headers: agent.headers,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({
    bedrooms: 'Please enter a whole number from 0 to 50.',
  });
});

describe('PUT /api/properties/{id}', () => {
  const put = async (body: Record<string, unknown>) => {
    const response = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${studio._id}`,
      headers: agent.headers,
      payload: { ...FLAT, ...body },
    });
    expect(response.statusCode).toBe(200);
    return response.json<UploadPropertyResponse>().property.facts;
  };

  test('changes details, keeps those left out and removes those emptied', async () => {
    expect(await put({ bedrooms: 1, water: [] })).toEqual({ bedrooms: 1, furnished: 'fully' });
    expect(await put({ furnished: '', lift: true })).toEqual({ bedrooms: 1, lift: true });
  });

  test('makes the listing found in its new place', async () => {
    await put({ region: 'Volta' });
    const url = '/api/properties?region=Volta&lift=yes&limit=1';
    expect((await efie.app.inject({ url })).headers['x-total-count']).toBe('1');
  });

  test('drops details that another kind of property cannot have', async () => {
    expect(
      await put({ propertyType: 'PropertySales', rentalType: '', saleType: 'Land', bedrooms: 1 }),
    ).toEqual({});
  });
});

test('the API document has the details for the list and the upload form', async () => {
  const { json } = await efie.app.inject({ url: '/api/openapi.json' });
  const text = JSON.stringify(json().paths['/api/properties']);
  expect(text).toContain('"minBedrooms"');
  expect(text).toContain('"furnished"');
  expect(JSON.stringify(json().paths['/api/properties/upload'])).toContain('"selfContained"');
});
