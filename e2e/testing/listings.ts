import { randomUUID } from 'node:crypto';
import type { StaysToCome } from '#domain/bookings/hosted-schema.ts';
import type { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { Property } from '#domain/properties/schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { jpegPhoto } from './listings/photos.ts';
import { call } from './network/call.ts';
import type { Person } from './people.ts';
import { ORIGIN } from './site.ts';

/** A short stay as its lister enters it. */
const SHORT_STAY = {
  description: 'Three bedrooms and a garden near the beach.',
  price: '450',
  location: 'Osu',
  address: '12 Oxford Street',
  region: 'Greater Accra',
  condition: 'Renovated',
  propertyType: 'Short-Stay',
  shortStayType: 'Guest House',
  rentalType: '',
  saleType: '',
};

/** Makes it a rental, which people who have written to its lister may rate. */
export const RENTAL = {
  propertyType: 'PropertyRentals',
  shortStayType: '',
  rentalType: 'Apartments',
};

type Text = Partial<Record<keyof typeof SHORT_STAY | keyof typeof PROPERTY_FACTS | 'name', string>>;

/** A unique name. */
export const listingName = (name = 'Palm Court') => `${name} ${randomUUID().slice(0, 8)}`;

interface Files {
  /** The number of photos; each is different. */
  photos?: number;
  video?: Buffer;
}

/** Uploads a property by the API, a short stay by default; its photos are ready. */
export async function newListing(
  lister: Person,
  text: Text = {},
  { photos = 0, video }: Files = {},
): Promise<Property> {
  const form = new FormData();
  const fields = { name: listingName(), ...SHORT_STAY, ...text };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (let n = 1; n <= photos; n += 1) {
    const photo = await jpegPhoto({ seed: n });
    form.append(
      'images',
      new File([new Uint8Array(photo)], `photo${n}.jpg`, { type: 'image/jpeg' }),
    );
  }
  if (video)
    form.set('video', new File([new Uint8Array(video)], 'video.webm', { type: 'video/webm' }));
  const { property } = await call<{ property: Property }>(
    lister,
    'POST',
    '/api/properties/upload',
    form,
  );
  return photos === 0 ? property : whenReady(property._id);
}

/** Waits until the variants of its photos are made, like someone who looks a moment later. */
export async function whenReady(id: string): Promise<Property> {
  for (let tries = 0; tries < 300; tries += 1) {
    const property = (await (await fetch(`${ORIGIN}/api/properties/${id}`)).json()) as Property;
    if (property.photos.every((photo) => photo.ready)) return property;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the photos of ${id} are not made`);
}

export const setStatus = (lister: Person, id: string, status: 'Available' | 'Sold' | 'Rented') =>
  call(lister, 'PUT', `/api/properties/${id}/status`, { status });

/** Lets the host of a short stay accept each booking first. */
export const setOnRequest = (host: Person, id: string) =>
  call(host, 'PUT', `/api/properties/${id}/stay-rules`, {
    rules: { ...PLAIN_RULES, booking: 'on-request' },
    version: 0,
  });

/** Deletes a property, and confirms that its future stays are cancelled. */
export async function deleteListing(lister: Person, id: string): Promise<void> {
  const path = `/api/properties/${id}`;
  const { confirmation } = await call<StaysToCome>(lister, 'GET', `${path}/stays-to-come`);
  await call(lister, 'DELETE', `${path}?${new URLSearchParams({ confirmation })}`);
}

/** Writes to the lister of a property: from then on the author's stars for a RENTAL count. */
export const newEnquiry = (author: Person, propertyId: string) =>
  call(author, 'POST', `/api/properties/${propertyId}/enquiries`, {
    message: 'Is it free in May?',
    phoneNumber: author.phoneNumber,
  });

/** Comments on a property; on a RENTAL with stars. */
export async function newComment(
  author: Person,
  propertyId: string,
  comment: string,
  rating?: number,
): Promise<void> {
  if (rating !== undefined) await newEnquiry(author, propertyId);
  await call(author, 'POST', '/api/comments', { propertyId, comment, rating: rating ?? null });
}

/** Books a stay by the API; dates are 'YYYY-MM-DD'. */
export const newBooking = (guest: Person, propertyId: string, checkIn: string, checkOut: string) =>
  call(guest, 'POST', '/api/bookings', {
    propertyId,
    fullName: `${guest.firstname} ${guest.lastname}`,
    email: guest.email,
    phoneNumber: guest.phoneNumber,
    checkIn,
    checkOut,
  });
