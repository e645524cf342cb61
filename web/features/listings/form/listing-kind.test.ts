import { expect, test } from 'vitest';
import { parseRelocationRequest } from '#domain/cars/relocation-request.ts';
import type { Car } from '#domain/cars/schema.ts';
import { MAX_FORM_FIELDS } from '#domain/uploads/limits.ts';
import { CAR } from './car/car-kind.ts';
import { toFormData } from './listing-kind.ts';
import { PROPERTY } from './property/property-kind.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const files = { images: [photo('b.jpg'), photo('a.jpg')], video: undefined };

const NO_FILES = { images: [], video: undefined };
const EVERYTHING = { photos: ['a.jpg'], copyOf: 'a', copyVideo: true, video: 'b' };

// §5/21, §7/15
test('the form sends the digits of the price, and the photos in order', () => {
  const form = toFormData(PROPERTY, { ...PROPERTY.textOf(), price: '1,250.50' }, files);
  expect(form.get('price')).toBe('1250.50');
  expect(form.get('rentalType')).toBe('');
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['b.jpg', 'a.jpg']);
  expect(form.has('video')).toBe(false);
});

test('files that were uploaded before are named in order', () => {
  const text = PROPERTY.textOf();
  const arrived = { photos: ['2', '1'], video: '3' };
  const form = toFormData(PROPERTY, text, { images: [], video: undefined }, arrived);
  expect([form.get('photoUploads'), form.get('videoUpload')]).toEqual(['2,1', '3']);
  expect(form.has('images')).toBe(false);
});

test('another property type clears the subtypes', () => {
  expect(PROPERTY.change('propertyType', 'PropertySales')).toMatchObject({
    propertyType: 'PropertySales',
    shortStayType: '',
  });
  expect(PROPERTY.change('name', 'Hill view')).toEqual({ name: 'Hill view' });
});

// §5/54, §7/26
test('a car sends the digits of its price, and an edit keeps what only its request says', () => {
  const text = { ...CAR.textOf(), name: 'Canter', price: '85,000', driverName: 'Yaw' };
  const car = toFormData(CAR, { ...text, carType: 'Saloon' }, files);
  expect(car.get('price')).toBe('85000');
  expect(car.has('relocationRequest')).toBe(false);
  const relocationRequest = { ...parseRelocationRequest('{"driverName":"Musa","region":"Volta"}') };
  const truck = { ...text, carType: 'Truck', facts: {}, relocationRequest } as unknown as Car;
  const sent = CAR.sent({ ...text, carType: 'Truck', driverName: 'Yaa' }, truck);
  expect(JSON.parse(String(sent.relocationRequest))).toMatchObject({
    driverName: 'Yaa',
    region: 'Volta',
  });
});

test.each([
  ['a property', toFormData(PROPERTY, PROPERTY.textOf(), NO_FILES, EVERYTHING)],
  ['a car', toFormData(CAR, CAR.textOf(), NO_FILES, EVERYTHING)],
])('%s sends no more fields than the server accepts, even as a copy', (_, form) => {
  expect([...form.keys()].length).toBeLessThanOrEqual(MAX_FORM_FIELDS);
});
