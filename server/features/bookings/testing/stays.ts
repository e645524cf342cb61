import { multipart } from '#server/testing/multipart.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Has a lister upload a property, a guest house at ₵450.50 a night unless said otherwise; answers its id. */
export async function listedStay(
  { app }: TestApp,
  lister: TestPerson,
  details: Record<string, string> = {},
): Promise<string> {
  const { payload, headers } = multipart({
    name: 'Villa, Osu; "Sea"',
    price: '450.50',
    location: 'Osu',
    address: '4 Oxford Street',
    region: 'Greater Accra',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    ...details,
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/properties/upload',
    headers: { ...lister.headers, ...headers },
    payload,
  });
  return answer.json<{ property: { _id: string } }>().property._id;
}

/** A booking form, filled in. */
export const bookingForm = (propertyId: string, details: Record<string, unknown> = {}) => ({
  propertyId,
  fullName: 'Esi Owusu',
  email: 'esi@guests.test',
  phoneNumber: '024 555 6677',
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  ...details,
});

/** Books a stay by the call; without headers it is a visitor's. */
export const book = ({ app }: TestApp, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
