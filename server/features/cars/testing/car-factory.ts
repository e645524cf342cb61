import { v7 as uuid } from 'uuid';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { cars } from '../repository.ts';

/** The upload form, filled in as a person would. */
export const CAR_FORM = {
  name: 'Corolla of Osu',
  price: '85,000.50',
  brand: 'Toyota',
  model: 'Corolla',
  year: '2019',
  mileage: '42,000',
  location: 'Osu',
  condition: 'Used',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  userName: 'Ama Mensah',
  userEmail: 'Ama@efie.test',
  phone: '024 412 3456',
  date: '2026-12-01T09:30',
  carType: 'Saloon',
  registrationNumber: 'GR 1234-20',
  region: 'Greater Accra',
  driverContact: '+233 20 111 2222',
  driverName: 'Yaw Boateng',
  cityOrTown: 'Accra',
};

type CarDetails = Partial<Parameters<typeof cars.insert>[1]>;

/** Puts a car on the list without photos; returns its id. */
export async function listedCar(
  platform: Platform,
  listerId: string,
  details: CarDetails = {},
): Promise<string> {
  const id = uuid();
  const car = {
    id,
    lister_id: listerId,
    name: 'Corolla of Osu',
    price_pesewas: 8_500_000,
    brand: 'Toyota',
    model: 'Corolla',
    year: 2019,
    mileage: 42_000,
    location: 'Osu',
    region: 'Greater Accra',
    condition: 'Used',
    transmission: 'Automatic',
    fuel_type: 'Petrol',
    car_type: 'Saloon',
    registration_number: 'GR 1234-20',
    user_name: 'Ama Mensah',
    user_email: 'ama@efie.test',
    phone: '0244123456',
    available_from: '2026-12-01T00:00:00Z',
    driver_name: 'Yaw Boateng',
    driver_email: 'yaw@efie.test',
    driver_contact: '+233201112222',
    city_or_town: 'Accra',
    ...details,
  };
  await inTransaction(platform.db, (tx) => cars.insert(tx, car));
  return id;
}
