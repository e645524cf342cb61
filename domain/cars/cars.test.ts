import { describe, expect, test } from 'vitest';
import {
  carTitle,
  isInCategory,
  isRelocationVehicle,
  pathAfterUpload,
  vehicleTypeLabel,
  whatsappMessage,
} from './car.ts';
import { CAR_FIELDS } from './fields.ts';
import { carDetailFailure, carListMessages } from './messages.ts';
import { canDeleteCar, canEditCar, canSeeCarContacts, canUploadCar } from './permissions.ts';
import { checkEditCar, checkUploadCar, REQUIRED_FIELDS, type UploadCarForm } from './rules.ts';
import { ListCarsQuery, UploadCarBody } from './schema.ts';

// §1/2
describe('the classification of a car', () => {
  // §4/34, §4/36, §9/34
  test.each([
    [{ carType: 'Pickup' }, true],
    [{ carType: ' TRUCK ' }, true],
    [{ name: 'Mercedes Sprinter Van' }, true],
    [{ model: 'Transvan 5' }, true],
    [{ carType: 'Saloon', name: 'Corolla', model: 'LE' }, false],
    [{ carType: 'Pick-up' }, false],
    [{}, false],
    [{ carType: null, name: null, model: null }, false],
  ])('tells whether %j is a relocation vehicle: %s', (vehicle, relocation) => {
    expect(isRelocationVehicle(vehicle)).toBe(relocation);
    expect(pathAfterUpload(vehicle)).toBe(relocation ? '/relocation-ride' : '/cars');
  });

  // §2.16/5
  test.each([
    [{ carType: 'Van' }, 'Relocation Vehicle'],
    [{ carType: 'Saloon' }, 'Saloon'],
    [{ carType: ' ' }, 'Personal Vehicle'],
    [{}, 'Personal Vehicle'],
  ])('calls %j a %s', (vehicle, label) => {
    expect(vehicleTypeLabel(vehicle)).toBe(label);
  });

  // §9/33
  test.each([
    [{ carType: 'Sedan' }, 'Saloon'],
    [{ carType: 'SUV' }, 'SUVs'],
    [{ name: 'Land Cruiser 4x4' }, '4x4'],
    [{ model: 'Pickup' }, 'Trucks'],
  ] as const)('puts %j on the tile %s', (vehicle, category) => {
    expect(isInCategory(vehicle, category)).toBe(true);
    expect(isInCategory({ carType: 'Bus' }, category)).toBe(false);
  });
});

// §2.3/24, §2.15/8, §7/40
test('a car’s title and WhatsApp message name it, and a list says how many cars were found', () => {
  const car = { name: 'Family car', brand: 'Toyota', model: 'Corolla', year: 2019 };
  expect(carTitle(car)).toBe('Toyota - Corolla (2019)');
  for (const part of ['Family car', 'Toyota', 'Corolla']) {
    expect(whatsappMessage(car)).toContain(part);
  }
  expect([0, 1, 1200].map(carListMessages.found)).toEqual([
    '0 car(s) found',
    '1 car(s) found',
    '1200 car(s) found',
  ]);
});

// §8/59
test.each([
  [{ status: 404, message: 'x' }, 'Car not found.'],
  [{ status: 500, message: 'Broken.' }, 'Broken.'],
  [{}, 'Error fetching car details. Please try again later.'],
])('a car that fails to load with %j says %s', (failure, message) => {
  expect(carDetailFailure(failure)).toBe(message);
});

const image = { name: 'a.jpg', type: 'image/jpeg', size: 1000 };
const form: UploadCarForm = {
  name: 'Family car',
  price: '85,000',
  brand: 'Toyota',
  model: 'Corolla',
  year: '2019',
  mileage: '60,000',
  location: 'Kumasi',
  condition: 'Used',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  userName: 'Kofi Boateng',
  userEmail: 'kofi@example.com',
  phone: '0244123456',
  date: '2026-11-21T14:30',
  carType: 'Saloon',
  registrationNumber: 'AS 1234-19',
  region: 'Ashanti',
  driverContact: '0201234567',
  driverName: 'Yaw Darko',
  cityOrTown: 'Kumasi',
  description: '',
  driverEmail: '',
  images: [image],
};

describe('the upload form', () => {
  // §5/47, §9/21, §9/22
  test('accepts a correct form, even at its limits', () => {
    expect(checkUploadCar(form)).toEqual({ ok: true });
    const video = { name: 'v.mp4', type: 'video/mp4', size: 100 * 1024 * 1024 };
    expect(checkUploadCar({ ...form, images: Array(10).fill(image), video })).toEqual({ ok: true });
  });

  // §5/45, §5/46
  test.each(REQUIRED_FIELDS)('requires %s before it checks anything else', (field) => {
    const wrong = { ...form, images: [], driverEmail: 'x', [field]: '  ' };
    const message = `Please fill in the ${CAR_FIELDS[field].label} field.`;
    expect(checkUploadCar(wrong)).toEqual({ ok: false, message, fields: { [field]: message } });
  });

  test('requires everything but the files in an edit', () => {
    const { images: _, ...text } = form;
    expect(checkEditCar(text)).toEqual({ ok: true });
    expect(checkEditCar({ ...text, brand: '' })).toMatchObject({
      message: 'Please fill in the Brand field.',
    });
    expect(checkEditCar({ ...text, year: 'new' })).toMatchObject({ ok: false });
  });

  test('speaks of the first missing field, and marks every one', () => {
    const check = checkUploadCar({ ...form, brand: '', name: '' });
    expect(check).toMatchObject({ message: 'Please fill in the Title of your listing field.' });
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual(['name', 'brand']);
  });

  // §3/15, §3/16, §3/17, §5/48, §5/49, §5/50, §5/51, §5/52, §9/21, §9/22
  test.each([
    [{ condition: 'Old' }, 'Invalid condition value. Choose from: New, Used, Fair'],
    [{ transmission: 'CVT' }, 'Invalid transmission value. Choose from: Manual, Automatic'],
    [{ fuelType: 'Gas' }, 'Invalid fuel type value. Choose from: Petrol, Diesel, Electric, Hybrid'],
    [{ condition: 'Old', fuelType: 'Gas', images: [] }, /^Invalid condition value/],
    [{ region: 'Accra' }, /^Invalid region value/],
    [{ images: [] }, 'Please upload at least one image of the vehicle.'],
    [{ images: Array(11).fill(image) }, 'You can only upload up to 10 images.'],
    [{ images: [{ ...image, type: 'video/mp4' }] }, 'Please select valid image files.'],
    [
      { video: { name: 'v.mp4', type: 'video/mp4', size: 100 * 1024 * 1024 + 1 } },
      'Video file size should not exceed 100MB.',
    ],
    [{ price: 'ask me' }, 'Please enter a price in cedi, such as 1,250.00.'],
    [{ year: '19' }, 'Please enter a whole number from 1900 to 2100.'],
    [{ mileage: '-1' }, 'Please enter a whole number from 0 to 5000000.'],
    [{ userEmail: 'kofi' }, 'Invalid email address'],
    [{ driverEmail: 'yaw' }, 'Invalid email address'],
    [{ phone: '12' }, 'Invalid phone number format.'],
    [{ driverContact: '12' }, 'Invalid phone number format.'],
    [{ date: 'soon' }, 'Please enter a valid date.'],
  ])('refuses %j with “%s”', (change, message) => {
    const check = checkUploadCar({ ...form, ...change });
    expect(check.ok ? '' : check.message).toMatch(message);
  });
});

describe('the upload call', () => {
  const { images: _, ...body } = form;

  // §3/18, §5/47, §5/54
  test('reads the text fields of the form', () => {
    expect(UploadCarBody.parse(body)).toEqual({
      answered: [],
      ...body,
      price: 85_000,
      year: 2019,
      mileage: 60_000,
      date: '2026-11-21T14:30:00.000Z',
      driverEmail: null,
      relocationRequest: null,
    });
  });

  test('reads a relocation request', () => {
    const relocationRequest = JSON.stringify({ driverName: 'Yaw', cityOrTown: 'Tema' });
    expect(UploadCarBody.parse({ ...body, relocationRequest }).relocationRequest).toMatchObject({
      driverName: 'Yaw',
      cityOrTown: 'Tema',
      region: '',
    });
  });

  // §5/45, §5/46
  test.each(REQUIRED_FIELDS)('requires %s, and takes blanks for missing', (field) => {
    for (const value of [undefined, '', ' ']) {
      const result = UploadCarBody.safeParse({ ...body, [field]: value });
      expect(result.error?.issues[0]?.message).toBe(
        `Please fill in the ${CAR_FIELDS[field].called} field.`,
      );
    }
  });

  test.each([
    [{ condition: 'Old' }, 'Invalid condition value. Choose from: New, Used, Fair'],
    [{ relocationRequest: '[1]' }, 'Please check the relocation request and try again.'],
    [{ driverEmail: 'yaw' }, 'Invalid email address'],
  ])('refuses %j with “%s”', (change, message) => {
    const result = UploadCarBody.safeParse({ ...body, ...change });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});

describe('the list query', () => {
  // §5/60
  test('reads several values of a filter, and puts choices in their own order', () => {
    const query = { region: 'Volta, Ashanti', brand: 'Kia,Toyota', lister: 'owner,agent' };
    expect(ListCarsQuery.parse(query)).toEqual({
      region: ['Ashanti', 'Volta'],
      brand: ['Kia', 'Toyota'],
      lister: 'agent,owner',
      page: 1,
    });
  });

  test('reads its filters', () => {
    expect(
      ListCarsQuery.parse({ brand: 'Toyota', minYear: '2015', kind: 'regular', model: '' }),
    ).toEqual({ brand: ['Toyota'], minYear: 2015, kind: 'regular', page: 1 });
  });

  test.each([
    { condition: 'Old' },
    { condition: 'Used,Old' },
    { maxMileage: 'far' },
    { brand: 'Kia,'.repeat(20) + 'x'.repeat(200) },
    { transmission: 'CVT' },
    { fuelType: 'Gas' },
    { region: 'Accra' },
    { category: 'Buses' },
    { kind: 'x' },
    { sort: 'fastest' },
    { minYear: '20e2' },
    { maxPrice: 'x' },
  ])('refuses %j', (query) => {
    expect(ListCarsQuery.safeParse(query).success).toBe(false);
  });
});

test('anyone logged in can list cars and see contacts; only the lister or an Admin edits or deletes one', () => {
  const uploader = { userId: 'u', role: 'Customer' } as const;
  const other = { userId: 'o', role: 'Agent' } as const;
  const admin = { userId: 'x', role: 'Admin' } as const;
  expect([uploader, other, admin, null].map(canUploadCar)).toEqual([true, true, true, false]);
  expect([uploader, other, admin, null].map(canSeeCarContacts)).toEqual([true, true, true, false]);
  for (const may of [canEditCar, canDeleteCar]) {
    expect([uploader, other, admin, null].map((who) => may(who, { listerId: 'u' }))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  }
});
