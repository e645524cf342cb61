import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { jpegPhoto } from './media/photos.ts';
import { image, postUpload } from './media/uploads.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A property's upload form, filled in as a person would: a guest house in Osu. */
export const PROPERTY_FORM = {
  name: 'Palm Court',
  description: 'Three bedrooms and a garden.\r\nNear the beach.',
  price: '1,250.50',
  location: 'Osu',
  address: '12 Oxford Street',
  region: 'Greater Accra',
  condition: 'Renovated',
  propertyType: 'Short-Stay',
  shortStayType: 'Guest House',
  rentalType: '',
  saleType: '',
};

/** Uploads a property as a lister, without photos by default; returns its id. */
export async function uploadedProperty(
  efie: Pick<TestApp, 'app'>,
  lister: TestPerson,
  details: Partial<typeof PROPERTY_FORM> = {},
  photos: readonly Buffer[] = [],
): Promise<string> {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, ...details },
    files: photos.map(image),
    headers: lister.headers,
  });
  return response.json<{ property: { _id: string } }>().property._id;
}

/** A car's upload form, filled in: a saloon in Accra. */
export const CAR_FORM = {
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
};

/** Uploads a car with photos, by default one of 1200 × 900; returns its id. */
export async function uploadedCar(
  efie: Pick<TestApp, 'app'>,
  owner: TestPerson,
  details: Partial<typeof CAR_FORM> = {},
  photos?: readonly Buffer[],
): Promise<string> {
  const response = await postUpload(efie, '/api/cars/upload', {
    fields: { ...CAR_FORM, ...details },
    files: (photos ?? [await jpegPhoto()]).map(image),
    headers: owner.headers,
  });
  return response.json<{ car: { _id: string } }>().car._id;
}

const UPLOAD = { property: uploadedProperty, car: uploadedCar } satisfies Record<
  ListingKind,
  unknown
>;

/** Uploads a listing of a kind; returns the path of its calls. */
export const listed = async (
  efie: Pick<TestApp, 'app'>,
  lister: TestPerson,
  kind: ListingKind,
  details: Record<string, string> = {},
): Promise<string> => `/api/${KINDS[kind].list}/${await UPLOAD[kind](efie, lister, details)}`;
