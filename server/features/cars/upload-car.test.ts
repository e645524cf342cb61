import { beforeAll, describe, expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, leftovers, postUpload, video } from '#server/testing/media/uploads.ts';
import type { TestFile } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { CAR_FORM } from './testing/car-factory.ts';

const efie = bootTestApp();
let ama: TestPerson;
let photo: TestFile;

beforeAll(async () => {
  ama = await signedInAs(efie.platform, 'Customer');
  photo = image(await jpegPhoto(1));
});

const upload = (
  fields: Record<string, string>,
  files: TestFile[],
  headers: Record<string, string> = ama.headers,
) => postUpload(efie, '/api/cars/upload', { fields, files, headers });

const listed = async () => (await efie.app.inject('/api/cars')).json<Car[]>();

describe('POST /api/cars/upload', () => {
  test('requires sign-in', async () => {
    expect((await upload(CAR_FORM, [photo], {})).statusCode).toBe(401);
  });

  test('refuses what is not a multipart form', async () => {
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/cars/upload',
      headers: ama.headers,
      payload: CAR_FORM,
    });
    expect(response.statusCode).toBe(415);
  });

  // §5/48, §5/49
  test.each([
    ['name', '', 'Please fill in the name field.'],
    ['fuelType', '', 'Please fill in the fuel type field.'],
    ['cityOrTown', '  ', 'Please fill in the city or town field.'],
    ['condition', 'Old', 'Invalid condition value. Choose from: New, Used, Fair'],
    ['transmission', 'Both', 'Invalid transmission value. Choose from: Manual, Automatic'],
    ['fuelType', 'Steam', 'Invalid fuel type value. Choose from: Petrol, Diesel, Electric, Hybrid'],
    ['year', '1e3', 'Please enter a whole number from 1900 to 2100.'],
    ['price', '-5', 'Please enter a price in cedi, such as 1,250.00.'],
    ['relocationRequest', '[1]', 'Please check the relocation request and try again.'],
  ])('refuses %s "%s" before it looks at a file', async (field, value, message) => {
    const response = await upload({ ...CAR_FORM, [field]: value }, [
      image(Buffer.from('this is no photo')),
    ]);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, fields: { [field]: message } });
  });

  test('says what is missing before what is wrong', async () => {
    const response = await upload({ ...CAR_FORM, price: 'much', driverName: '' }, [photo]);
    expect(response.json()).toMatchObject({
      message: 'Please fill in the driver name field.',
      fields: { price: expect.any(String), driverName: expect.any(String) },
    });
  });

  // §5/50, §5/51
  test('requires at least one image, and accepts ten at most', async () => {
    const none = await upload(CAR_FORM, []);
    expect(none.statusCode).toBe(400);
    expect(none.json().message).toBe('Please upload at least one image of the vehicle.');
    const many = await upload(
      CAR_FORM,
      Array.from({ length: 11 }, () => photo),
    );
    expect(many.statusCode).toBe(400);
    expect(many.json().message).toBe('You can only upload up to 10 images.');
  });

  test('refuses a file that is not a photo, and leaves nothing behind', async () => {
    const response = await upload(CAR_FORM, [photo, image(Buffer.from('<svg onload=alert(1)>'))]);
    expect(response.statusCode).toBe(415);
    expect(await leftovers(efie)).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  // §5/52
  test('refuses a video over 100 MB, and leaves nothing behind', async () => {
    const response = await upload(CAR_FORM, [photo, video(100 * 1024 * 1024)]);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      code: 'TOO_LARGE',
      message: 'Video file size should not exceed 100MB.',
    });
    expect(await leftovers(efie)).toEqual([]);
  });

  test('keeps no file when the car cannot be stored', async () => {
    await efie.connection.pool.query('alter table listings add constraint sold_out check (false)');
    const response = await upload(CAR_FORM, [photo]);
    await efie.connection.pool.query('alter table listings drop constraint sold_out');
    expect(response.statusCode).toBe(500);
    expect(await leftovers(efie)).toEqual([]);
  });

  // §3/14, §3/18, §7/26, §8/57
  test('lists the car with its photos in order and its video', async () => {
    const response = await upload(
      {
        ...CAR_FORM,
        'relocationRequest[driverName]': 'Musa',
        driverEmail: '',
        vin: 'JTDBR32E720123456',
      },
      [photo, image(await jpegPhoto(2)), photo, video()],
    );
    expect(response.statusCode).toBe(201);
    const { message, car } = response.json<{ message: string; car: Car }>();
    expect(message).toBe('Car and request submitted successfully!');
    expect(car).toMatchObject({
      name: 'Corolla of Osu',
      price: 85000.5,
      year: 2019,
      mileage: 42000,
      userId: ama.id,
      userEmail: 'ama@efie.test',
      phone: '0244123456',
      date: '2026-12-01T09:30:00.000Z',
      driverEmail: null,
      relocationRequest: { driverName: 'Musa', driverContact: '' },
      // Whole for the lister; others get only its end.
      facts: { vin: 'JTDBR32E720123456' },
      photos: [{ width: 1200, height: 900, ready: false }, { ready: false }],
    });
    expect(car.images).toHaveLength(2);
    expect(car.videoPoster, 'before the photos are made').toBeNull();
    expect(car.video).toMatch(/^http:\/\/efie\.test\/media\/videos\/[0-9a-f]{32}\.mp4$/);
    expect(car.images[0]).toMatch(/^http:\/\/efie\.test\/media\//);
    expect((await listed()).map((each) => each._id)).toEqual([car._id]);
  });

  test('makes the photos that it promised', async () => {
    await efie.runJobs();
    const [car] = await listed();
    expect(car?.photos.map((each) => each.ready)).toEqual([true, true]);
    for (const address of [...(car?.images ?? []), car?.video, car?.videoPoster]) {
      expect((await efie.app.inject(String(address))).statusCode, String(address)).toBe(200);
    }
  });
});

// §3/19
test.each([
  [{ carType: 'Truck' }, { userName: 'Ama Mensah', carType: 'Truck', cityOrTown: 'Accra' }],
  [{ name: 'Delivery Van' }, { driverName: 'Yaw Boateng', registrationNumber: 'GR 1234-20' }],
  [{}, null],
])(
  'a vehicle with %j that is uploaded without a relocation request gets %j',
  async (details, request) => {
    const response = await upload({ ...CAR_FORM, ...details, driverEmail: '' }, [photo]);
    const { car } = response.json<{ car: Car }>();
    if (request) expect(car.relocationRequest).toMatchObject(request);
    else expect(car.relocationRequest).toBeNull();
  },
);
