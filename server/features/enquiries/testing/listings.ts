import type { ListingKind } from '#domain/enquiries/schema.ts';
import { multipart } from '#server/testing/multipart.ts';
import type { TestPerson } from '#server/testing/people.ts';
import { jpegPhoto } from '#server/testing/photos.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const FORMS = {
  property: {
    name: 'Villa in Osu',
    price: '2500',
    location: 'Osu',
    address: '4 Oxford Street',
    region: 'Greater Accra',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Houses',
  },
  car: {
    name: 'Corolla of Osu',
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
    userEmail: 'sales@motors.test',
    phone: '030 222 3344',
    date: '2026-12-01',
    carType: 'Saloon',
    registrationNumber: 'GR 1234-20',
    region: 'Greater Accra',
    driverContact: '+233201112222',
    driverName: 'Yaw Boateng',
    cityOrTown: 'Accra',
  },
} as const satisfies Record<ListingKind, Record<string, string>>;

const PATH = { property: '/api/properties', car: '/api/cars' } as const;

/** Has a lister upload a property or a car; answers the path of its calls. */
export async function listed(
  { app }: TestApp,
  lister: TestPerson,
  kind: ListingKind,
  details: Record<string, string> = {},
): Promise<string> {
  const photo = { field: 'images', name: 'car.jpg', type: 'image/jpeg' };
  const files = kind === 'car' ? [{ ...photo, content: await jpegPhoto() }] : [];
  const { payload, headers } = multipart({ ...FORMS[kind], ...details }, files);
  const answer = await app.inject({
    method: 'POST',
    url: `${PATH[kind]}/upload`,
    headers: { ...lister.headers, ...headers },
    payload,
  });
  return `${PATH[kind]}/${answer.json()[kind]._id}`;
}

/** An enquiry, filled in. */
export const ENQUIRY = { message: 'Is it free in May?', phoneNumber: '024 555 6677' };

/** Sends an enquiry about the listing at a path; without headers it is a visitor's. */
export const enquire = (
  { app }: TestApp,
  listing: string,
  headers: Record<string, string> = {},
  body: unknown = ENQUIRY,
) =>
  app.inject({
    method: 'POST',
    url: `${listing}/enquiries`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

/** What the viewer is told of an own enquiry about the listing at a path. */
export const lookAt = ({ app }: TestApp, listing: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${listing}/enquiry`, headers });
