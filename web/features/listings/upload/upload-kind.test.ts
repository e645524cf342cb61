import { expect, test } from 'vitest';
import { carUpload } from './car/car-upload.ts';
import { propertyUpload } from './property/property-upload.ts';
import { toFormData } from './upload-kind.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const files = { images: [photo('b.jpg'), photo('a.jpg')], video: undefined };

test('what is sent has the digits of the price, and the photos in order', () => {
  const form = toFormData(propertyUpload, { ...propertyUpload.empty, price: '1,250.50' }, files);
  expect(form.get('price')).toBe('1250.50');
  expect(form.get('rentalType')).toBe('');
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['b.jpg', 'a.jpg']);
  expect(form.has('video')).toBe(false);
});

test('what has arrived by itself is named in its order', () => {
  const text = propertyUpload.empty;
  const arrived = { photos: ['2', '1'], video: '3' };
  const form = toFormData(propertyUpload, text, { images: [], video: undefined }, arrived);
  expect([form.get('photoUploads'), form.get('videoUpload')]).toEqual(['2,1', '3']);
  expect(form.has('images')).toBe(false);
});

test('another property type clears the subtypes', () => {
  expect(propertyUpload.change('propertyType', 'PropertySales')).toMatchObject({
    propertyType: 'PropertySales',
    shortStayType: '',
  });
  expect(propertyUpload.change('name', 'Hill view')).toEqual({ name: 'Hill view' });
});

test('a relocation vehicle is sent with its request, any other car without', () => {
  const text = { ...carUpload.empty, name: 'Canter', price: '85,000', driverName: 'Yaw' };
  const car = toFormData(carUpload, { ...text, carType: 'Saloon' }, files);
  expect(car.get('price')).toBe('85000');
  expect(car.has('relocationRequest')).toBe(false);
  const truck = toFormData(carUpload, { ...text, carType: 'Truck' }, files);
  expect(JSON.parse(String(truck.get('relocationRequest')))).toMatchObject({
    carType: 'Truck',
    driverName: 'Yaw',
  });
});
