import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import { newPhoto } from '../photo.ts';
import type { Random } from '../random.ts';
import { newPerson, type Stage } from '../stage.ts';
import { uploadInPieces } from './upload-in-pieces.ts';

/** Listings before another lister takes over: limits count by account. */
const LISTINGS = 8;

const CAR = {
  price: '85000',
  brand: 'Toyota',
  model: 'Corolla',
  year: '2019',
  mileage: '42000',
  location: 'Osu',
  condition: 'Used',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  userName: 'Mensah Motors',
  userEmail: 'sales@motors.example',
  phone: '0302223344',
  date: '2035-12-01',
  carType: 'Saloon',
  registrationNumber: 'GR 1234-20',
  region: 'Greater Accra',
  driverContact: '0201112222',
  driverName: 'Yaw Boateng',
  cityOrTown: 'Accra',
};

const PLACE = {
  description: 'Three bedrooms and a garden.',
  location: 'Osu',
  address: '12 Oxford Street',
  region: 'Greater Accra',
  condition: 'Renovated',
};
const RENTAL = { ...PLACE, propertyType: 'PropertyRentals', rentalType: 'Apartments' };
const STAY = { ...PLACE, propertyType: 'Short-Stay', shortStayType: 'Guest House' };

interface Listed {
  id: string;
  name: string;
  price: number;
  status: string;
  updatedAt: string;
}

/** Uploads listings with photos, by a form or bit by bit, then edits them, sets their status or deletes them. */
export async function playLister(stage: Stage, random: Random): Promise<void> {
  while (!stage.isOver()) {
    const caller = await newPerson(stage, random, 'Property Owner');
    if (!caller) return;
    for (let n = 0; n < LISTINGS && !stage.isOver(); n += 1) {
      const photos = [await newPhoto(random), await newPhoto(random)].slice(0, random.int(1, 2));
      if (random.chance(0.3)) await listCar(stage, random, caller, photos);
      else {
        const inPieces = random.chance(0.4);
        const property = await listProperty(stage, caller, RENTAL, photos, inPieces);
        if (property) await change(stage, random, caller, property);
      }
      await wait(random.int(300, 1200));
    }
  }
}

/** The stays that guests race for. @throws Error when they cannot be listed. */
export async function listStays(stage: Stage, random: Random, count: number): Promise<void> {
  const caller = await newPerson(stage, random, 'Property Owner');
  if (!caller) throw new Error('nobody could sign up');
  for (let n = 0; n < count; n += 1) {
    const stay = await listProperty(stage, caller, STAY, [await newPhoto(random)], false);
    if (!stay) throw new Error('a stay could not be listed');
    stage.stays.push(stay.id);
  }
}

async function listProperty(
  stage: Stage,
  caller: Caller,
  fields: Record<string, string>,
  photos: readonly Buffer[],
  inPieces: boolean,
): Promise<Listed | undefined> {
  const name = `House ${stage.newWord()}`;
  const form = formOf({ ...fields, name, price: '450' });
  if (inPieces) {
    const ids: string[] = [];
    for (const photo of photos) {
      const id = await uploadInPieces(stage, caller, photo);
      if (!id) return undefined;
      ids.push(id);
    }
    form.set('photoUploads', ids.join(','));
  } else appendPhotos(form, photos);
  const response = await caller.call('POST', '/api/properties/upload', form);
  if (response?.status !== 201) return undefined;
  const { _id, status, updatedAt, photos: shown } = response.json.property as ListingInResponse;
  const property = { id: _id, name, price: 450, status, updatedAt };
  promised(stage, property);
  for (const { key } of shown) stage.ledger.promisePhoto(key);
  return property;
}

interface ListingInResponse {
  _id: string;
  status: string;
  updatedAt: string;
  photos: { key: string }[];
}

async function listCar(
  stage: Stage,
  random: Random,
  caller: Caller,
  photos: readonly Buffer[],
): Promise<void> {
  const name = `Car ${stage.newWord()}`;
  const form = formOf({ ...CAR, name });
  appendPhotos(form, photos);
  const response = await caller.call('POST', '/api/cars/upload', form);
  if (response?.status !== 201) return;
  const { _id, photos: shown } = response.json.car as ListingInResponse;
  stage.ledger.promise('car', _id, name);
  for (const { key } of shown) stage.ledger.promisePhoto(key);
  if (random.chance(0.2)) await removeCar(stage, caller, _id);
}

async function removeCar({ ledger }: Stage, caller: Caller, id: string): Promise<void> {
  ledger.attempt('car', id, null);
  const response = await caller.call('DELETE', `/api/cars/${id}`);
  if (response?.status === 200) ledger.promise('car', id, null);
}

async function change(
  stage: Stage,
  random: Random,
  caller: Caller,
  property: Listed,
): Promise<void> {
  const price = random.int(100, 9_000);
  attempt(stage, { ...property, price });
  const edited = await caller.call('PUT', `/api/properties/${property.id}`, {
    ...RENTAL,
    name: property.name,
    price: String(price),
    expectedUpdatedAt: property.updatedAt,
  });
  if (edited?.status !== 200) return;
  property.price = price;
  promised(stage, property);
  if (random.chance(0.5)) return setStatus(stage, random, caller, property);
  if (random.chance(0.3)) return remove(stage, caller, property);
}

async function setStatus(
  stage: Stage,
  random: Random,
  caller: Caller,
  property: Listed,
): Promise<void> {
  const status = random.pick(['rented', 'sold']);
  attempt(stage, { ...property, status });
  const response = await caller.call('PUT', `/api/properties/${property.id}/status`, { status });
  if (response?.status === 200) promised(stage, { ...property, status });
}

async function remove({ ledger }: Stage, caller: Caller, { id }: Listed): Promise<void> {
  ledger.attempt('property', id, null);
  const response = await caller.call('DELETE', `/api/properties/${id}`);
  if (response?.status === 200) ledger.promise('property', id, null);
}

const promised = ({ ledger }: Stage, listed: Listed) =>
  ledger.promise('property', listed.id, stateOf(listed));
const attempt = ({ ledger }: Stage, listed: Listed) =>
  ledger.attempt('property', listed.id, stateOf(listed));
const stateOf = ({ name, price, status }: Listed) => `${name} ${price} ${status}`;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

function appendPhotos(form: FormData, photos: readonly Buffer[]): void {
  for (const [n, photo] of photos.entries()) {
    form.append('images', new File([new Uint8Array(photo)], `${n}.jpg`, { type: 'image/jpeg' }));
  }
}
