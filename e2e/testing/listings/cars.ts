import type { Car } from '#domain/cars/schema.ts';
import { listingName } from '../listings.ts';
import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';
import { jpegPhoto } from './photos.ts';

/** A car for sale as its seller enters it. */
export const SALOON = {
  description: 'Serviced twice a year.',
  price: '85000',
  brand: 'Toyota',
  model: 'Corolla',
  year: '2019',
  mileage: '42000',
  location: 'Osu',
  region: 'Greater Accra',
  condition: 'Used',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  carType: 'Saloon',
  registrationNumber: 'GR 1234-20',
  userName: 'Ama Mensah',
  userEmail: 'ama@efie.test',
  phone: '0244123456',
  date: '2026-12-01T09:30',
  driverName: 'Yaw Boateng',
  driverContact: '+233201112222',
  cityOrTown: 'Accra',
};

/** Uploads a car by the API, one for sale by default, with one or more photos, all different. */
export async function newCar(
  seller: Person,
  text: Partial<Record<keyof typeof SALOON | 'name' | 'relocationRequest', string>> = {},
  { photos = 1, video }: { photos?: number; video?: Buffer } = {},
): Promise<Car> {
  const form = new FormData();
  const fields = { name: listingName('Corolla'), ...SALOON, ...text };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (let n = 0; n < photos; n += 1) {
    const photo = new Uint8Array(await jpegPhoto({ seed: 7 + n }));
    form.append('images', new File([photo], `car${n}.jpg`, { type: 'image/jpeg' }));
  }
  if (video) {
    form.set('video', new File([new Uint8Array(video)], 'video.webm', { type: 'video/webm' }));
  }
  const response = await fetch(`${ORIGIN}/api/cars/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}` },
    body: form,
  });
  if (!response.ok)
    throw new Error(`the upload responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { car: Car }).car;
}
