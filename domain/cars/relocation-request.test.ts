import { describe, expect, test } from 'vitest';
import {
  editedRelocationRequest,
  gatherRelocationRequest,
  parseRelocationRequest,
  relocationCard,
  relocationRequestOf,
} from './relocation-request.ts';

describe('parseRelocationRequest', () => {
  test.each(['', '  ', 'null', '{}', '""', '[object Object]', '{"driverName":" "}'])(
    'finds no request in %j',
    (text) => {
      expect(parseRelocationRequest(text)).toBeNull();
    },
  );

  test.each([
    '{',
    '[]',
    '5',
    '"text"',
    '{"driverName":{}}',
    '{"driverName":"a\\u0000"}',
    '{"carType":"a\\u0000"}',
  ])('refuses %j', (text) => {
    expect(parseRelocationRequest(text)).toBeUndefined();
  });

  // §3/19
  test('keeps only the known fields, trimmed', () => {
    const text = '{"driverName":" Yaw ","driverContact":201234567,"__proto__":{"x":1},"other":"y"}';
    expect(parseRelocationRequest(text)).toEqual({
      userName: '',
      carType: '',
      registrationNumber: '',
      region: '',
      cityOrTown: '',
      driverName: 'Yaw',
      driverContact: '201234567',
    });
  });

  test('limits the length of a field', () => {
    const carType = 'x'.repeat(120);
    expect(parseRelocationRequest(JSON.stringify({ carType }))).toMatchObject({ carType });
    expect(parseRelocationRequest(JSON.stringify({ carType: `${carType}x` }))).toBeUndefined();
  });

  test.each(['userName', 'driverName'])('checks %s as a name', (field) => {
    expect(parseRelocationRequest(JSON.stringify({ [field]: 'evil.com' }))).toBeUndefined();
    expect(parseRelocationRequest(JSON.stringify({ [field]: 'x'.repeat(61) }))).toBeUndefined();
    expect(parseRelocationRequest(JSON.stringify({ [field]: 'Yaw' }))).not.toBeUndefined();
  });
});

test('a request sent field by field is put together', () => {
  expect(
    gatherRelocationRequest({
      name: 'Truck',
      'relocationRequest[driverName]': 'Yaw',
      'relocationRequest.region': 'Volta',
    }),
  ).toEqual({ name: 'Truck', relocationRequest: '{"driverName":"Yaw","region":"Volta"}' });
  expect(gatherRelocationRequest({ relocationRequest: '{}' })).toEqual({ relocationRequest: '{}' });
  const others = { 'a.relocationRequest.region': 'b', 'relocationRequest.region.c': 'd', e: 'f' };
  expect(gatherRelocationRequest(others)).toEqual(others);
});

// §2.17/3
test('a card shows what the request says, and otherwise what the car says', () => {
  const car = {
    driverName: 'Kofi',
    carType: 'Truck',
    registrationNumber: 'GR 1',
    region: 'Ashanti',
    cityOrTown: 'Kumasi',
  };
  expect(relocationCard({ ...car, relocationRequest: null })).toEqual(car);
  const relocationRequest = parseRelocationRequest('{"driverName":"Yaw","region":"Volta"}');
  expect(relocationCard({ ...car, relocationRequest: relocationRequest ?? null })).toEqual({
    ...car,
    driverName: 'Yaw',
    region: 'Volta',
  });
});

describe('the relocation request of an upload form', () => {
  const form = {
    name: 'Mitsubishi Canter',
    model: 'Canter',
    carType: ' Truck ',
    userName: 'Ama Mensah',
    registrationNumber: 'GT 1234-20',
    region: 'Ashanti',
    cityOrTown: 'Kumasi',
    driverName: 'Yaw Boateng',
    driverContact: '0244123456',
  };

  // §3/19
  test('is made of what was typed for a relocation vehicle', () => {
    expect(relocationRequestOf(form)).toEqual({
      userName: 'Ama Mensah',
      carType: 'Truck',
      registrationNumber: 'GT 1234-20',
      region: 'Ashanti',
      cityOrTown: 'Kumasi',
      driverName: 'Yaw Boateng',
      driverContact: '0244123456',
    });
  });

  test('is not made for any other car', () => {
    expect(relocationRequestOf({ ...form, carType: 'Saloon' })).toBeUndefined();
  });

  test('changes only where an edit changed the form', () => {
    const { name: _name, model: _model, ...typed } = form;
    const request = { ...typed, driverName: 'Kofi', cityOrTown: '' };
    expect(editedRelocationRequest(request, form, { ...form, region: 'Volta' })).toEqual({
      ...request,
      region: 'Volta',
    });
    expect(editedRelocationRequest(request, form, { ...form, driverName: ' Yaa ' })).toMatchObject({
      driverName: 'Yaa',
    });
  });
});
