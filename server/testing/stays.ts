import { uploadedProperty } from '#server/testing/listings.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Uploads a guest house at ₵450.50 a night as a lister, with a name that is hard on calendars; returns its id. */
export const listedStay = (
  efie: TestApp,
  lister: TestPerson,
  photos: Buffer[] = [],
): Promise<string> =>
  uploadedProperty(efie, lister, { name: 'Villa, Osu; "Sea"', price: '450.50' }, photos);

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

/** Books a stay by the API; without headers as a visitor. */
export const book = ({ app }: TestApp, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
