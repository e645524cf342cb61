import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import { image, postUpload } from './uploads.ts';

/** The upload form of a property, filled in as a person would: a guest house in Osu. */
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

/** Has a lister upload a property, without photos unless told; answers its id. */
export async function uploadedProperty(
  efie: Pick<TestApp, 'app'>,
  lister: TestPerson,
  details: Partial<typeof PROPERTY_FORM> = {},
  photos: readonly Buffer[] = [],
): Promise<string> {
  const answer = await postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, ...details },
    files: photos.map(image),
    headers: lister.headers,
  });
  return answer.json<{ property: { _id: string } }>().property._id;
}
