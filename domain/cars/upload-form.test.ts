import { describe, expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '../media/limits.ts';
import { PRICE_MAX_CEDI } from '../values/money.ts';
import { checkUploadCar, type UploadCarForm } from './rules.ts';

const image = { name: 'a.jpg', type: 'image/jpeg', size: PHOTO_MAX_BYTES };
const form: UploadCarForm = {
  name: 'Family car',
  price: String(PRICE_MAX_CEDI),
  brand: 'Toyota',
  model: 'Corolla',
  year: '2019',
  mileage: '0',
  location: 'Kumasi',
  condition: ' Used ',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  userName: 'Kofi Boateng',
  userEmail: ' kofi@example.com ',
  phone: '0244123456',
  date: '2026-11-21T14:30',
  carType: 'Saloon',
  registrationNumber: 'AS 1234-19',
  region: 'Ashanti',
  driverContact: '0201234567',
  driverName: 'Yaw Darko',
  cityOrTown: 'Kumasi',
  description: '',
  driverEmail: ' yaw@example.com ',
  images: [image],
};

test('a form is accepted at its limits, with blanks around what was typed', () => {
  expect(checkUploadCar(form)).toEqual({ ok: true });
});

describe('the upload form of a car', () => {
  test.each([
    ['images', { images: [] }],
    ['images', { images: Array(11).fill(image) }],
    ['images', { images: [image, { ...image, type: 'text/plain' }] }],
    [
      'images',
      {
        images: [
          { ...image, size: 1 },
          { ...image, size: PHOTO_MAX_BYTES + 1 },
        ],
      },
    ],
    ['video', { video: { name: 'notes.txt', type: 'text/plain', size: 1 } }],
    ['video', { video: { name: 'v.mp4', type: 'video/mp4', size: VIDEO_MAX_BYTES + 1 } }],
    ['userName', { userName: 'evil.com' }],
    ['driverName', { driverName: 'x'.repeat(61) }],
    ['price', { price: 'much' }],
    ['price', { price: String(PRICE_MAX_CEDI + 1) }],
    ['year', { year: '1899' }],
    ['mileage', { mileage: '-1' }],
    ['userEmail', { userEmail: 'kofi' }],
    ['phone', { phone: '12' }],
    ['date', { date: 'soon' }],
    ['driverContact', { driverContact: '12' }],
    ['driverEmail', { driverEmail: 'yaw' }],
  ] as [string, Partial<UploadCarForm>][])('reports a mistake beside %s: %j', (field, change) => {
    const check = checkUploadCar({ ...form, ...change });
    if (check.ok) throw new Error('nothing is wrong');
    expect(check.fields).toEqual({ [field]: check.message });
  });
});
