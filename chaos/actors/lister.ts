import { setTimeout as wait } from 'node:timers/promises';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import type { Caller } from '../caller.ts';
import type { Random } from '../random.ts';
import { newPerson, type Stage } from '../stage.ts';
import { uploadInPieces } from './upload-in-pieces.ts';

/** Listings before another lister takes over: limits count per account. */
const LISTINGS = 8;

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

/** Uploads listings with photos, in a form or in pieces, then edits them, sets their status or deletes them. */
export async function playLister(stage: Stage, random: Random): Promise<void> {
  while (!stage.isOver()) {
    const caller = await newPerson(stage, random, 'Property Owner');
    if (!caller) return;
    for (let n = 0; n < LISTINGS && !stage.isOver(); n += 1) {
      const photos = [await newPhoto(random), await newPhoto(random)].slice(0, random.int(1, 2));
      const inPieces = random.chance(0.4);
      const property = await listProperty(stage, caller, RENTAL, photos, inPieces);
      if (property) await change(random, caller, property);
      await wait(random.int(300, 1200));
    }
  }
}

/** Lists the stays that guests race for. @throws Error when they cannot be listed. */
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
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...fields, name, price: '450' })) {
    form.set(field, value);
  }
  if (inPieces) {
    const ids: string[] = [];
    for (const photo of photos) {
      const id = await uploadInPieces(stage, caller, photo);
      if (!id) return undefined;
      ids.push(id);
    }
    form.set('photoUploads', ids.join(','));
  } else {
    for (const photo of photos) {
      form.append('images', new File([new Uint8Array(photo)], 'a.jpg', { type: 'image/jpeg' }));
    }
  }
  const response = await caller.call('POST', '/api/properties/upload', form);
  if (response?.status !== 201) return undefined;
  const { _id, status, updatedAt, photos: shown } = response.json.property as ListingInResponse;
  const property = { id: _id, name, price: 450, status, updatedAt };
  stage.ledger.promise('property', _id, stateOf(property));
  for (const { key } of shown) stage.ledger.photos.add(key);
  return property;
}

interface ListingInResponse {
  _id: string;
  status: string;
  updatedAt: string;
  photos: { key: string }[];
}

async function change(random: Random, caller: Caller, listed: Listed): Promise<void> {
  const { id, name, updatedAt } = listed;
  const url = `/api/properties/${id}`;
  const price = random.int(100, 9_000);
  const form = { ...RENTAL, name, price: String(price), expectedUpdatedAt: updatedAt };
  const isEdited = await caller.change(
    ['property', id, stateOf({ ...listed, price })],
    'PUT',
    url,
    form,
  );
  if (!isEdited) return;
  if (random.chance(0.5)) {
    const status = random.pick(['rented', 'sold']);
    const state = stateOf({ ...listed, price, status });
    await caller.change(['property', id, state], 'PUT', `${url}/status`, { status });
  } else if (random.chance(0.3)) await caller.change(['property', id, null], 'DELETE', url);
}

const stateOf = ({ name, price, status }: Listed) => `${name} ${price} ${status}`;

/** Two photos are the same only by the rarest chance. */
const newPhoto = (random: Random): Promise<Buffer> =>
  jpegPhoto(random.int(1, 1e6), { width: random.int(480, 800), height: random.int(360, 600) });
